import { LRUCache } from 'lru-cache';
import { type DrawnMarks, drawnMarksIn } from './drawnMarks.ts';
import { type KeepFile, type PageFile, pageFileOf } from './pageFile.ts';
import { ownText, type PagePieces } from './pagePieces.ts';

/** Letters below which a drawing stays where it stands: asking for it weighs as much. */
const worthwhileLetters = 300;
/** Letters of drawings below which a request of its own costs more than it spares. */
const worthwhileFile = 4_000;
/** Headers and footers whose drawings are remembered, and the ways in which each is shown by reference. */
const mostFrames = 100;
const mostMoved = 20;

/** What a drawing by reference cannot have: a name, a link, what acts, or a ground of its own. */
const held = /\s(?:data-[\w-]+|href|id|style|tabindex)=|<(?:a|foreignObject|image|script|style|title)\b/;
const classAttribute = / class="([^"]*)"/g;
const digits = 36;

/** A piece of a page with its drawings. */
interface Drawn {
  text: string;
  found: readonly Found[];
  /** With references in their place, by those; of a header or a footer, which many pages have. */
  moved?: LRUCache<string, string>;
}

/** A drawing: where its content is in its piece, between the tags of the outer `svg`. */
interface Found {
  start: number;
  end: number;
  shapes: string;
}

export type MoveDrawings = (pieces: PagePieces, keep: KeepFile) => { pieces: PagePieces; files: PageFile[] };

/**
 * Takes drawings that nobody sees at first out of the page, and has it show them by reference: those of menus, the same
 * on all pages, in one file, and those behind the first view in another. Colours and sizes come from the place where a
 * drawing is shown, as tokens are inherited. What has classes that cannot be said by attributes stays, since no style
 * sheet reaches into a drawing by reference; and so does what an island wakes.
 */
export function createDrawingMover(sheets: readonly string[]): MoveDrawings {
  const attributesOf = createAttributesOf(drawnMarksIn(sheets));
  const framed = new LRUCache<string, Drawn>({ max: mostFrames });
  /** Pages of one publication have the same header and footer but for the link that leads to the page itself. */
  function drawnInFrame(text: string): Drawn {
    const own = framed.has(text) ? text : ownText(text);
    const drawn = framed.get(own) ?? {
      text: own,
      found: drawingsIn(own, attributesOf),
      moved: new LRUCache({ max: mostMoved }),
    };
    framed.set(own, drawn);
    return drawn;
  }
  const drawnIn = (text: string): Drawn => ({ text, found: drawingsIn(text, attributesOf) });
  return ({ after, before, first, footer, header, rest }, keep) => {
    const menus = drawnInFrame(header);
    const behind = [drawnIn(rest), drawnInFrame(footer), drawnIn(after)] as const;
    const references = new Map<string, string>();
    const files: PageFile[] = [];
    for (const group of rest === '' ? [[menus]] : [[menus], behind]) {
      const shapes = group.flatMap(({ found }) => found.map((one) => one.shapes));
      const fresh = [...new Set(shapes)].filter((one) => !references.has(one));
      const file = fileOf(fresh);
      if (!file || !keep(file)) continue;
      files.push(file);
      for (const [index, one] of fresh.entries()) references.set(one, `${file.address}#${nameOf(index)}`);
    }
    const moved = rest === '' ? [] : behind.map((one) => withReferences(one, references));
    const pieces = {
      before,
      header: withReferences(menus, references),
      first,
      rest: moved[0] ?? rest,
      footer: moved[1] ?? footer,
      after: moved[2] ?? after,
    };
    return { pieces, files };
  };
}

function fileOf(drawings: readonly string[]): PageFile | undefined {
  const parts = drawings.map((shapes, index) => `<g id="${nameOf(index)}">${shapes}</g>`);
  const content = `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`;
  return content.length < worthwhileFile ? undefined : pageFileOf('drawings', content);
}

/** A name begins with a letter. */
const nameOf = (index: number) => `d${index.toString(digits)}`;

/**
 * A drawing by reference that is not asked for while the page is: a browser begins what moves in a drawing when the page
 * is there, with scripts or without.
 */
const shownLater = (reference: string) => `<use><set attributeName="href" begin=".2s" to="${reference}"/></use>`;

function withReferences({ found, moved, text }: Drawn, references: ReadonlyMap<string, string>): string {
  const name = found.map(({ shapes }) => references.get(shapes) ?? '').join(' ');
  const known = moved?.get(name);
  if (known !== undefined) return known;
  const pieces: string[] = [];
  let from = 0;
  for (const { end, shapes, start } of found) {
    const reference = references.get(shapes);
    if (reference === undefined) continue;
    pieces.push(text.slice(from, start), shownLater(reference));
    from = end;
  }
  const whole = pieces.join('') + text.slice(from);
  moved?.set(name, whole);
  return whole;
}

/** What can be shown by reference, with attributes in place of classes; in the order of the page. */
function drawingsIn(html: string, attributesOf: AttributesOf): Found[] {
  const islands = islandsIn(html);
  return outerDrawings(html).flatMap(({ start, end }) => {
    const content = html.slice(start, end);
    if (content.length < worthwhileLetters || held.test(content) || !content.includes(' class="')) return [];
    if (islands.some(({ from, to }) => from < start && start < to)) return [];
    const shapes = withAttributes(content, attributesOf);
    return shapes === undefined ? [] : [{ start, end, shapes }];
  });
}

function islandsIn(html: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let from = html.indexOf('<astro-island'); from >= 0; from = html.indexOf('<astro-island', from + 1))
    found.push({ from, to: html.indexOf('</astro-island>', from) });
  return found;
}

/** From behind the opening tag to the closing one; a drawing may hold others. */
function outerDrawings(html: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let depth = 0;
  let start = 0;
  for (const { 1: isClosing, index } of html.matchAll(/<(\/?)svg\b/g)) {
    depth += isClosing ? -1 : 1;
    if (!isClosing && depth === 1) start = html.indexOf('>', index) + 1;
    if (isClosing && depth === 0) found.push({ start, end: index });
  }
  return found;
}

function withAttributes(content: string, attributesOf: AttributesOf): string | undefined {
  let isWhole = true;
  const shapes = content.replaceAll(classAttribute, (_, names: string) => {
    const said = attributesOf(names);
    isWhole &&= said !== undefined;
    return said ?? '';
  });
  return isWhole ? shapes : undefined;
}

/** What the classes of one element say, as attributes; undefined where one of them says more. */
type AttributesOf = (names: string) => string | undefined;

/** Pages have the same drawings, and drawings few classes: each is looked up once. */
function createAttributesOf(marks: DrawnMarks): AttributesOf {
  const known = new Map<string, string | undefined>();
  return (names) => {
    if (!known.has(names)) known.set(ownText(names), readAttributes(names, marks));
    return known.get(names);
  };
}

function readAttributes(names: string, marks: DrawnMarks): string | undefined {
  const said = names
    .split(' ')
    .filter(Boolean)
    .map((name) => marks.get(name));
  if (said.includes(undefined)) return undefined;
  const inOrder = said.flatMap((mark) => mark ?? []).sort((one, other) => one.place - other.place);
  const last = new Map(inOrder.map(({ name, value }) => [name, value]));
  return [...last].map(([name, value]) => ` ${name}="${value}"`).join('');
}
