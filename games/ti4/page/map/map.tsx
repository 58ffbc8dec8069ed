import { useLanguage } from "@umpire/ui";
import { ti4Names } from "../../words/names/by-language.ts";
import type { Tool } from "../plan/reducer.ts";
import { usePlanner } from "../plan/state.tsx";
import { Additions } from "./additions.tsx";
import { DemoFleets } from "./demo.tsx";
import { useEscape } from "./escape.ts";
import { BesideMap, LanesOnMap, SystemHere } from "./here.tsx";
import { HOLE, isLanes, turnedToken } from "./map-edit.ts";
import { anomalyName } from "./names.ts";
import { Palette } from "./palette.tsx";
import { ReadyMaps } from "./ready.tsx";
import { MapString } from "./string.tsx";
import { type MapWords, words } from "./words.ts";

export function MapPanel() {
  const { title } = words[useLanguage()];
  return (
    <div className="column loose">
      <h2>{title}</h2>
      <InHand />
      <MapString />
      <DemoFleets />
      <ReadyMaps />
      <SystemHere />
      <Palette />
      <Additions />
      <LanesOnMap />
      <BesideMap />
    </div>
  );
}

function nameOf(tool: Tool, language: "en" | "ru", { tool: say, added }: MapWords): string | null {
  switch (tool.kind) {
    case "tile":
      return tool.token === HOLE ? say.hole : say.tile(tool.token);
    case "anomaly":
      return say.added(anomalyName(language, tool.anomaly));
    case "wormhole":
      return say.added(added.wormhole(ti4Names[language].wormhole(tool.wormhole)));
    case "token":
      return null;
  }
}

/** What a click on the map would put there, always in sight; Esc puts it away wherever the focus is. */
function InHand() {
  const { view, look } = usePlanner();
  const language = useLanguage();
  const all = words[language];
  const { tool } = view;
  useEscape(tool !== null, () => look({ tool: null }));
  const name = tool === null ? null : nameOf(tool, language, all);
  const turn = (sixths: number) => {
    if (tool?.kind === "tile") look({ tool: { kind: "tile", token: turnedToken(tool.token, sixths) } });
  };
  return (
    <div className="map-hand notice line" role="status" data-empty={name === null}>
      {name !== null && (
        <>
          <p className="grow">
            <strong>{name}</strong>
            <br />
            <span className="muted fine">
              {all.tool.how} <code>Esc</code> {all.tool.escape}
            </span>
          </p>
          {tool?.kind === "tile" && isLanes(tool.token) && (
            <>
              <button type="button" aria-label={all.tool.left} onClick={() => turn(-1)}>
                ↺
              </button>
              <button type="button" aria-label={all.tool.right} onClick={() => turn(1)}>
                ↻
              </button>
            </>
          )}
          <button type="button" onClick={() => look({ tool: null })}>
            {all.tool.drop}
          </button>
        </>
      )}
    </div>
  );
}
