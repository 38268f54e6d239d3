import { LRUCache } from 'lru-cache';

/** A piece of the text of a page. Shared ones are in many pages, word by word. */
export interface PageText {
  text: string;
  isShared: boolean;
}

/** Styles, headers and footers that are remembered as bytes. */
const mostShared = 300;
/** Bytes that one letter takes at most. */
const bytesALetter = 3;

/**
 * Turns the text of pages into bytes, of which four fifths are the same in thousands of them. Each answer takes the
 * place of the one before it: nothing is left to be collected.
 */
export function createPageEncoder(): (pieces: readonly PageText[]) => Uint8Array {
  const known = new LRUCache({ max: mostShared, memoMethod: (text: string) => Buffer.from(text) });
  let room = Buffer.alloc(0);
  return (pieces) => {
    const letters = pieces.reduce((sum, { text }) => sum + text.length, 0);
    if (room.length < letters * bytesALetter) room = Buffer.alloc(letters * bytesALetter);
    let end = 0;
    for (const { isShared, text } of pieces) end += isShared ? known.memo(text).copy(room, end) : room.write(text, end);
    return room.subarray(0, end);
  };
}
