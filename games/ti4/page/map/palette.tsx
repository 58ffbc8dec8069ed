import { type Language, oneOf, useLanguage } from "@umpire/ui";
import { type ReactNode, useId, useMemo, useState } from "react";
import { startTileDrag } from "../../board/input/tile-drag.ts";
import { normalizeName } from "../../galaxy/name-matching.ts";
import { type Tile, tiles } from "../../galaxy/tiles.ts";
import { tileMapOf } from "../plan/edit.ts";
import { usePlanner } from "../plan/state.tsx";
import { dropTile, HOLE, HOME, isSameTile, type Tokens, tokensOf, turnMap, withoutBeside } from "./map-edit.ts";
import { tileText } from "./names.ts";
import { TilePicture } from "./tile.tsx";
import { type TileKind, tileKinds, words } from "./words.ts";

const isOfKind: { readonly [kind in TileKind]: (tile: Tile) => boolean } = {
  all: () => true,
  blue: ({ back }) => back === "blue",
  red: ({ back }) => back === "red",
  anomaly: ({ anomalies }) => anomalies.length > 0,
  wormhole: ({ wormholes, egress }) => wormholes.length > 0 || egress,
  hyperlane: ({ lanes }) => lanes !== null,
  home: ({ faction }) => faction !== null,
  beside: ({ offBoard }) => offBoard,
};

/** Tiles of the galaxy come before homes, and those before what is laid only now and then. */
const rankOf = ({ lanes, offBoard, faction }: Tile): number =>
  offBoard ? 3 : lanes !== null ? 2 : faction !== null ? 1 : 0;
const ranked = [...tiles].sort((a, b) => rankOf(a) - rankOf(b));

/** Those of a kind whose number begins so, or in whose text it stands. */
function findTiles(language: Language, kind: TileKind, search: string): readonly Tile[] {
  const key = normalizeName(search);
  const isFound = (tile: Tile) =>
    normalizeName(tile.id).startsWith(key) || (key.length > 1 && normalizeName(tileText(language, tile)).includes(key));
  return ranked.filter((tile) => isOfKind[kind](tile) && isFound(tile));
}

/** Every tile there is, to be picked or dragged. */
export function Palette() {
  const language = useLanguage();
  const say = words[language].palette;
  const id = useId();
  const [kind, setKind] = useState<TileKind>("all");
  const [search, setSearch] = useState("");
  const found = useMemo(() => findTiles(language, kind, search), [language, kind, search]);
  const { plan } = usePlanner();
  const tokens = useMemo(() => tokensOf(tileMapOf(plan)), [plan]);
  return (
    <section className="section column">
      <h3>{say.title}</h3>
      <p className="muted fine">{say.how}</p>
      <WholeMap />
      <div className="line">
        <input
          type="search"
          className="grow"
          aria-label={say.search}
          placeholder={say.search}
          value={search}
          aria-controls={id}
          onChange={({ target }) => setSearch(target.value)}
        />
        <KindChoice kind={kind} choose={setKind} list={id} />
      </div>
      <p className="visually-hidden" role="status">
        {say.found(found.length)}
      </p>
      <ul className="map-tiles cards list box hide-empty" id={id}>
        {kind === "all" && search === "" && (
          <>
            <Token token={HOLE} picture="×" text={say.hole} />
            <Token token={HOME} picture="⌂" text={say.home} />
          </>
        )}
        {found.map((tile) => (
          <TileToken key={tile.id} tile={tile} tokens={tokens} />
        ))}
      </ul>
      {found.length === 0 && <p className="muted">{say.nothing}</p>}
    </section>
  );
}

type KindChoiceProps = {
  readonly kind: TileKind;
  readonly choose: (kind: TileKind) => void;
  /** The id of the list that it changes. */
  readonly list: string;
};

function KindChoice({ kind, choose, list }: KindChoiceProps) {
  const say = words[useLanguage()].palette;
  return (
    <select
      aria-label={say.kind}
      value={kind}
      aria-controls={list}
      onChange={({ target }) => choose(oneOf(tileKinds, target.value) ?? "all")}
    >
      {tileKinds.map((each) => (
        <option key={each} value={each}>
          {say.kinds[each]}
        </option>
      ))}
    </select>
  );
}

function WholeMap() {
  const { change } = usePlanner();
  const { turn } = words[useLanguage()];
  return (
    <div className="line compact-buttons">
      <span>{turn.map}</span>
      <button type="button" aria-label={turn.left} title={turn.left} onClick={() => change((now) => turnMap(now, -1))}>
        ↺
      </button>
      <button type="button" aria-label={turn.right} title={turn.right} onClick={() => change((now) => turnMap(now, 1))}>
        ↻
      </button>
    </div>
  );
}

/** The number of a tile; what is no number is spelt as programs spell it. */
function TileId({ id }: { readonly id: string }) {
  return <>{/^\d+[A-Za-z]?$/.test(id) ? <strong>{id}</strong> : <code>{id}</code>} </>;
}

type TokenProps = {
  readonly token: string;
  readonly picture: ReactNode;
  readonly text: string;
  readonly label?: string;
  readonly isOnMap?: boolean;
};

/** Something that is picked as the tool, or dragged onto the map. */
function Token({ token, picture, text, label, isOnMap = false }: TokenProps) {
  const { view, look } = usePlanner();
  const { onMap } = words[useLanguage()].palette;
  const isHeld = view.tool?.kind === "tile" && isSameTile(view.tool.token, token);
  return (
    <li>
      <button
        type="button"
        aria-pressed={isHeld}
        onPointerDown={(event) => startTileDrag(event, token)}
        onClick={() => look({ tool: isHeld ? null : { kind: "tile", token } })}
      >
        <span className="map-tile-picture rigid">{picture}</span>
        <span className="breakable">
          {label !== undefined && <TileId id={label} />}
          {text}
          {isOnMap && <span className="muted"> · {onMap}</span>}
        </span>
      </button>
    </li>
  );
}

function TileToken({ tile, tokens }: { readonly tile: Tile; readonly tokens: Tokens }) {
  const language = useLanguage();
  if (tile.offBoard) return <BesideToken tile={tile} />;
  const token = tile.lanes === null ? tile.id : `${tile.id.toUpperCase()}0`;
  return (
    <Token
      {...{ token, label: tile.id, text: tileText(language, tile) }}
      picture={<TilePicture tile={tile} />}
      isOnMap={tokens.some((each) => isSameTile(each, token))}
    />
  );
}

/** A tile that has no place on the map: a press lays it beside it, or takes it away. */
function BesideToken({ tile }: { readonly tile: Tile }) {
  const { plan, change } = usePlanner();
  const language = useLanguage();
  const { kinds } = words[language].palette;
  const isThere = (tileMapOf(plan).extra ?? []).includes(tile.id);
  return (
    <li>
      <button
        type="button"
        aria-pressed={isThere}
        onClick={() => change((now) => (isThere ? withoutBeside(now, tile.id) : dropTile(now, 0, tile.id)))}
      >
        <span className="map-tile-picture rigid">
          <TilePicture tile={tile} />
        </span>
        <span className="breakable">
          <TileId id={tile.id} />
          {tileText(language, tile)}
          <span className="muted"> · {kinds.beside}</span>
        </span>
      </button>
    </li>
  );
}
