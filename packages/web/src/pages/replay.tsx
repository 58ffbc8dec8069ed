import "@umpire/ui/no-eval";
import { ReplayPage } from "../replay/page.tsx";

export const Replay = ReplayPage;
