import { findFolded } from '@frontage/contract/primitives/folded.ts';

interface Searched {
  label: string;
  /** Other names under which it is found. */
  also?: readonly string[];
}

/**
 * The options that contain a query, whatever its case and accents, in their order: in their label or in another name of
 * theirs. An empty query keeps all. R16.
 */
export function matching<Option extends Searched>(options: readonly Option[], query: string): Option[] {
  return options.filter(({ also = [], label }) => [label, ...also].some((name) => findFolded(name, query)));
}

/** A text split around the first place where it contains a query. */
export function partsOf(text: string, query: string): { before: string; match: string; after: string } {
  const { length = 0, start = text.length } = findFolded(text, query) ?? {};
  if (length === 0) return { before: text, match: '', after: '' };
  return {
    before: text.slice(0, start),
    match: text.slice(start, start + length),
    after: text.slice(start + length),
  };
}
