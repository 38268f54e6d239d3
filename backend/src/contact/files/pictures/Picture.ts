/** A part of the file from byte `from` up to, without, `to`; or bytes that are there instead. */
export type Piece = { from: number; to: number } | Buffer;

/** A picture as it is kept: how large it is when drawn, and of which parts it is put together. */
export interface Picture {
  widthPx: number;
  heightPx: number;
  pieces: Piece[];
}

/** Parts of one picture, at most: more than any program writes into 50 MB. */
export const maxParts = 100_000;

/** Adds a part of the file, in one with that before it where they touch. */
export function addRange(pieces: Piece[], from: number, to: number): void {
  const last = pieces.at(-1);
  if (last && !Buffer.isBuffer(last) && last.to === from) last.to = to;
  else if (to > from) pieces.push({ from, to });
}
