import { createReadStream } from 'node:fs';

/** A part of the file from byte `from` up to, but not including, `to`; or bytes that replace one. */
export type Piece = { from: number; to: number } | Uint8Array;

/** A picture as it is stored: its size when drawn, and the parts that it is assembled from. */
export interface Picture {
  /** Of the stored pixels. */
  widthPx: number;
  heightPx: number;
  /** How they are turned and mirrored when it is shown: 2 to 8 of Exif; undefined if it is upright. */
  orientation?: number | undefined;
  /** It has several frames, of which a browser shows one after the other. */
  isMoving?: boolean;
  pieces: Piece[];
}

/** px of one picture in all: a larger one takes minutes to cut. */
export const mostPixels = 50_000_000;

/** The most parts of one picture: more than any program writes into 50 MB. */
export const maxParts = 100_000;

/** Adds a part of the file. Merges it with the previous one if they touch. */
export function addRange(pieces: Piece[], from: number, to: number): void {
  const last = pieces.at(-1);
  if (last && !(last instanceof Uint8Array) && last.to === from) last.to = to;
  else if (to > from) pieces.push({ from, to });
}

/** The pieces of a picture, one after the other. */
export async function* readPieces(path: string, pieces: readonly Piece[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    if (piece instanceof Uint8Array) yield Buffer.from(piece);
    else {
      for await (const chunk of createReadStream(path, { start: piece.from, end: piece.to - 1 }))
        yield Buffer.from(chunk);
    }
  }
}
