import { type Drawn, type ReadShapes, readShapes } from '../drawings/readShapes.ts';

/** Characters; each page has a logo three times. */
export const longestMark = 12_000;

const known = new Map<string, ReadShapes>();
const mostKnown = 20;

/** Reads a logo or a symbol that somebody pasted, for use in a page. */
export function readMark(svg: string): ReadShapes {
  const found = known.get(svg) ?? readShapes(svg, { thing: 'a logo', longest: longestMark });
  if (known.size >= mostKnown) known.clear();
  known.set(svg, found);
  return found;
}

/** Reads a mark that was accepted before. Throws where it does not fit. */
export function markOf(svg: string): Drawn {
  const found = readMark(svg);
  if ('fault' in found) throw new Error(found.fault);
  return found.drawn;
}
