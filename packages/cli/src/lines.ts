import { Buffer } from "node:buffer";

/** A line of a request or a record may be so long, in bytes. */
export const LONGEST_LINE = 2 ** 20;

/** A line, or the news that it was too long to keep. */
export type Line = { readonly text: string } | { readonly tooLarge: true } | { readonly notUtf8: true };

const NEWLINE = 10;

/** Cuts chunks of bytes into lines and never holds more than one line of the allowed length. */
export class LineSplitter {
  private parts: Buffer[] = [];
  private length = 0;

  /** The lines that this chunk completes. */
  push(chunk: Buffer): readonly Line[] {
    const lines: Line[] = [];
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      this.keep(chunk.subarray(from, end));
      lines.push(this.take());
      from = end + 1;
    }
    this.keep(chunk.subarray(from));
    return lines;
  }

  /** The last line, where the input does not end with a line feed. */
  end(): readonly Line[] {
    return this.length === 0 ? [] : [this.take()];
  }

  private keep(part: Buffer): void {
    this.length += part.length;
    if (this.length <= LONGEST_LINE) this.parts.push(part);
    else this.parts = [];
  }

  private take(): Line {
    const bytes = Buffer.concat(this.parts);
    const tooLarge = this.length > LONGEST_LINE;
    this.parts = [];
    this.length = 0;
    if (tooLarge) return { tooLarge: true };
    try {
      return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
    } catch {
      return { notUtf8: true };
    }
  }
}
