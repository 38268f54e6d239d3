import { type Drawn, type ReadShapes, readShapes } from '../drawings/readShapes.ts';

/** Characters; a logo is in each page three times. */
export const longestMark = 12_000;

const known = new Map<string, ReadShapes>();
const mostKnown = 20;

/** Reads a logo or a symbol that somebody pasted, to be in a page. */
export function readMark(svg: string): ReadShapes {
  const found = known.get(svg) ?? readShapes(svg, { thing: 'a logo', longest: longestMark });
  if (known.size >= mostKnown) known.clear();
  known.set(svg, found);
  return found;
}

/** For text that was accepted once. Throws where it does not fit. */
export function markOf(svg: string): Drawn {
  const found = readMark(svg);
  if ('fault' in found) throw new Error(found.fault);
  return found.drawn;
}
