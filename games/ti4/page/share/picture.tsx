import { useLanguage } from "@umpire/ui";
import { useState } from "react";
import { download, findBoard, pictureOf, pngBlob, svgBlob } from "./drawing.ts";
import { words } from "./words.ts";

/** The board as a file. */
export function PictureOfBoard() {
  const says = words[useLanguage()];
  const [said, setSaid] = useState("");
  const make = async (kind: "svg" | "png") => {
    const board = findBoard();
    setSaid(board === null ? says.noBoard : "");
    if (board === null) return;
    const picture = pictureOf(board);
    const blob = kind === "svg" ? svgBlob(picture) : await pngBlob(picture);
    if (blob === null) setSaid(says.noPng);
    else download(blob, `${says.file}.${kind}`);
  };
  return (
    <section className="section column" aria-labelledby="share-picture">
      <h3 id="share-picture">{says.picture}</h3>
      <div className="row">
        <button type="button" onClick={() => make("png")}>
          {says.download} <code>PNG</code>
        </button>
        <button type="button" onClick={() => make("svg")}>
          {says.download} <code>SVG</code>
        </button>
      </div>
      <p role="status" className="hide-empty">
        {said}
      </p>
    </section>
  );
}
