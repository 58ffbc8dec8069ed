import { ReplayPage } from "../replay/page.tsx";

export const Replay = ReplayPage;
