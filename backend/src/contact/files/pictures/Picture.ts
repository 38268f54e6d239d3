/** A part of the file from byte `from` up to, but not including, `to`; or bytes that replace one. */
export type Piece = { from: number; to: number } | Buffer;

/** A picture as it is stored: its size when drawn, and the parts that it is assembled from. */
export interface Picture {
  widthPx: number;
  heightPx: number;
  pieces: Piece[];
}

/** The most parts of one picture: more than any program writes into 50 MB. */
export const maxParts = 100_000;

/** Adds a part of the file. Merges it with the previous one if they touch. */
export function addRange(pieces: Piece[], from: number, to: number): void {
  const last = pieces.at(-1);
  if (last && !Buffer.isBuffer(last) && last.to === from) last.to = to;
  else if (to > from) pieces.push({ from, to });
}
