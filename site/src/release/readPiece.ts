import { once } from '@frontage/contract/primitives/once.ts';
import { LRUCache } from 'lru-cache';
import { withoutClosed } from './closedParts.ts';
import { type InlinedFiles, type InlineElement, inlineElements } from './inlineElements.ts';
import { withIslandsLater } from './laterIslands.ts';
import { namesAskedIn } from './laterTokens.ts';
import type { PageText } from './pageBytes.ts';
import { ownText } from './pagePieces.ts';

/** What is seen of a piece before anybody opens a menu. */
export interface OpenPart {
  classes: ReadonlySet<string>;
  grounds: ReadonlySet<string>;
}

/**
 * What completing a page asks of one piece of it. By functions: V8 keeps a getter of an object literal, and with it the
 * page, until all of memory is looked through.
 */
export interface ReadPiece extends PageText {
  elements: readonly InlineElement[];
  /** The values of its class attributes. */
  classes: ReadonlySet<string>;
  /** The same, and grounds, without what is closed until somebody opens it. */
  open(): OpenPart;
  /** Names of the tokens that it asks for itself. */
  tokens: ReadonlySet<string>;
  holds(text: string): boolean;
}

/** Headers and footers that are remembered. */
const mostShared = 200;

/** Reads pieces of pages; `shared` ones, which many pages have, once. */
export function createPieceReader(files: InlinedFiles) {
  const known = new LRUCache<string, ReadPiece>({ max: mostShared });
  const read = (text: string): ReadPiece => ({
    text,
    isShared: false,
    elements: inlineElements(text, files).map(withIslandsLater),
    classes: classesIn(text),
    open: () => openIn(withoutClosed(text)),
    tokens: namesAskedIn(text),
    holds: (part) => text.includes(part),
  });
  return {
    read,
    readShared(text: string): ReadPiece {
      const piece = known.get(text) ?? withMemory(read(ownText(text)));
      known.set(piece.text, piece);
      return piece;
    },
  };
}

function withMemory(piece: ReadPiece): ReadPiece {
  const held = new Map<string, boolean>();
  return {
    ...piece,
    isShared: true,
    open: once(piece.open),
    holds(part) {
      const isKnown = held.get(part) ?? piece.holds(part);
      held.set(part, isKnown);
      return isKnown;
    },
  };
}

function openIn(html: string): OpenPart {
  const grounds = new Set([...html.matchAll(/\sdata-ground="(\w+)"/g)].map(([, name = '']) => name));
  return { classes: classesIn(html), grounds };
}

const opening = 'class="';

/** Of a thousand attributes in a page some hundred are different. */
function classesIn(html: string): Set<string> {
  const found = new Set<string>();
  for (let place = html.indexOf(opening); place >= 0; place = html.indexOf(opening, place + 1)) {
    if (html[place - 1] === ' ')
      found.add(html.slice(place + opening.length, html.indexOf('"', place + opening.length)));
  }
  return found;
}
