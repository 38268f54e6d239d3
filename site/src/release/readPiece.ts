import { once } from '@frontage/contract/primitives/once.ts';
import { LRUCache } from 'lru-cache';
import { findInlineElements, type InlinedFiles, type InlineElement } from './findInlineElements.ts';
import { findAskedNames } from './laterStyles.ts';
import { copyText, type PageText } from './pagePieces.ts';

/** The classes and grounds of a piece that are visible before anybody opens a menu. */
export interface OpenPart {
  classes: ReadonlySet<string>;
  grounds: ReadonlySet<string>;
}

/**
 * The parts of a piece that completing a page needs. They are functions, because V8 keeps getters of an object literal,
 * and with them the page, until a full garbage collection.
 */
export interface ReadPiece extends PageText {
  elements: readonly InlineElement[];
  classes: ReadonlySet<string>;
  /** Classes and grounds, without the parts that are closed until somebody opens them. */
  open(): OpenPart;
  tokens: ReadonlySet<string>;
  holds(text: string): boolean;
}

/** How many headers and footers are remembered. */
const mostShared = 200;

/** Reads pieces of pages. `shared` pieces, which many pages have, are read only once. */
export function createPieceReader(files: InlinedFiles) {
  const known = new LRUCache<string, ReadPiece>({ max: mostShared });
  const read = (text: string): ReadPiece => ({
    text,
    isShared: false,
    elements: findInlineElements(text, files).map(withIslandsLater),
    classes: findClasses(text),
    open: () => openIn(withoutClosed(text)),
    tokens: findAskedNames(text),
    holds: (part) => text.includes(part),
  });
  return {
    read,
    readShared(text: string): ReadPiece {
      const piece = known.get(text) ?? withMemory(read(copyText(text)));
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
  return { classes: findClasses(html), grounds };
}

const opening = 'class="';

/** The distinct values of class attributes: a thousand attributes in a page have about a hundred. */
function findClasses(html: string): Set<string> {
  const found = new Set<string>();
  for (let place = html.indexOf(opening); place >= 0; place = html.indexOf(opening, place + 1)) {
    if (html[place - 1] === ' ')
      found.add(html.slice(place + opening.length, html.indexOf('"', place + opening.length)));
  }
  return found;
}

/** Astro's script on each page with islands: the element that wakes them. */
const element = /customElements\.define\("astro-island"/;

/**
 * In place of the element the page lets `client:touch` listen for all of its islands. The first touch of one loads its
 * renderer, and with that the element (`islands/react.browser.ts`), which then says how to load each of them. A script
 * that fails to load is requested once more, under another address because browsers remember failures, and again with
 * the next touch. A preview, in which islands may appear at any time, includes the element itself.
 */
const wakeLater = [
  'document.addEventListener("DOMContentLoaded",()=>{',
  'let t=Astro.touch,l=new Map,i=u=>import(u);',
  'Astro.touch=(n,o,e)=>{l.has(e)?l.set(e,n):t(n,o,e)};',
  'customElements.get("astro-island")||document.querySelectorAll("astro-island").forEach(e=>{',
  'let a=n=>e.getAttribute(n),r=a("renderer-url");',
  'l.set(e);t(async()=>{i(a("component-url")).catch(()=>{});',
  'await i(r).catch(()=>i(r+"?"+Date.now())).catch(x=>console.error("Error hydrating",x));',
  'return await l.get(e)?.()||(()=>{})},JSON.parse(a("opts")),e)})})',
].join('');

/** Replaces the element, which is loaded when an island of the page is touched. */
function withIslandsLater(one: InlineElement): InlineElement {
  return one.name === 'script' && element.test(one.content) ? { ...one, content: wakeLater } : one;
}

const mark = ' popover="';
const tags = /<(\/?)([a-z]+)\b/g;

/** Returns the page without the parts that are closed until somebody opens them: its menus. */
export function withoutClosed(html: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let place = html.indexOf(mark); place >= 0; place = html.indexOf(mark, from)) {
    const start = html.lastIndexOf('<', place);
    pieces.push(html.slice(from, start));
    from = endOf(html, start);
  }
  return pieces.join('') + html.slice(from);
}

/** Returns the end of the element that begins at `start`, which may contain others of the same name. */
function endOf(html: string, start: number): number {
  tags.lastIndex = start;
  const own = tags.exec(html)?.[2];
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    if (tag[2] !== own) continue;
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.indexOf('>', tags.lastIndex) + 1;
  }
  return html.length;
}
