import { articleExamples, examples } from '../../../registry/examples.ts';

/** Blocks per page. */
const atATime = 8;

/** Every block once, several to a page: opening a page takes a browser longer than looking at one more block of it. */
export const blocksTogether = splitIntoPages(keysOf(examples), '/together');
export const articleBlocksTogether = splitIntoPages(keysOf(articleExamples), '/article/together');

/** Splits layouts into pages. `end` is the part of the address after that of the gallery. */
function splitIntoPages<Layout>(layouts: Layout[], end: string): { end: string; layouts: Layout[] }[] {
  return Array.from({ length: Math.ceil(layouts.length / atATime) }, (_, index) => ({
    end: `${end}/${index + 1}`,
    layouts: layouts.slice(index * atATime, (index + 1) * atATime),
  }));
}

function keysOf<Key extends string>(lists: Record<Key, unknown>): Key[] {
  return Object.keys(lists) as Key[];
}
