import { LRUCache } from 'lru-cache';

/** A piece of a page's text. Shared pieces are identical in many pages. */
export interface PageText {
  text: string;
  isShared: boolean;
}

/** How many styles, headers and footers are remembered as bytes. */
const mostShared = 300;
/** Most bytes that one UTF-16 code unit takes. */
const bytesALetter = 3;

/**
 * Encodes the text of pages, four fifths of which is the same in thousands of them. Each result overwrites the one
 * before it, so there is no garbage to collect.
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
