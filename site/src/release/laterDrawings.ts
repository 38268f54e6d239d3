import { LRUCache } from 'lru-cache';
import { type DrawnMarks, drawnMarksIn } from './drawnMarks.ts';
import { type KeepFile, type PageFile, pageFileOf } from './pageFile.ts';

/** Letters below which a drawing stays where it stands: asking for it weighs as much. */
const worthwhileLetters = 300;
/** Letters of drawings below which a request of its own costs more than it spares. */
const worthwhileFile = 4_000;
/** Headers whose drawings are remembered. */
const mostHeaders = 100;

/** What a drawing by reference cannot have: a name, a link, what acts, or a ground of its own. */
const held = /\s(?:data-[\w-]+|href|id|style|tabindex)=|<(?:a|foreignObject|image|script|style|title)\b/;
const classAttribute = / class="([^"]*)"/g;
const digits = 36;

/** A drawing of the page: where its content stands, between the tags of the outer `svg`. */
interface Found {
  start: number;
  end: number;
  shapes: string;
}

export type MoveDrawings = (html: string, firstView: number | undefined, keep: KeepFile) => WithoutDrawings;

interface WithoutDrawings {
  html: string;
  files: PageFile[];
}

/**
 * Takes drawings that nobody sees at first out of the page, and has it show them by reference: those of menus, the same
 * on all pages, in one file, and those behind `firstView` in another. Colours and sizes come from the place where a
 * drawing is shown, as tokens are inherited. What has classes that cannot be said by attributes stays, since no style
 * sheet reaches into a drawing by reference; and so does what an island wakes.
 */
export function createDrawingMover(sheets: readonly string[]): MoveDrawings {
  const attributesOf = createAttributesOf(drawnMarksIn(sheets));
  const menus = new LRUCache<string, Found[]>({ max: mostHeaders });
  /** Pages of one publication have the same header but for the link that leads to the page itself. */
  function inMenus(header: string): Found[] {
    const known = menus.get(header);
    if (known) return known;
    // A part of a page keeps all of the page in memory.
    const own = Buffer.from(header).toString();
    const found = drawingsIn(own, attributesOf);
    menus.set(own, found);
    return found;
  }
  return (html, firstView, keep) => {
    const main = html.indexOf('<main');
    const header = html.indexOf('<header');
    const groups = [
      movedBy(header, inMenus(html.slice(header, Math.max(main, 0)))),
      firstView === undefined ? [] : movedBy(firstView, drawingsIn(html.slice(firstView), attributesOf)),
    ];
    const references = new Map<string, string>();
    const moved: Found[] = [];
    const files: PageFile[] = [];
    for (const group of groups) {
      const fresh = [...new Set(group.map(({ shapes }) => shapes))].filter((shapes) => !references.has(shapes));
      const file = fileOf(fresh);
      if (file && keep(file)) {
        files.push(file);
        for (const [index, shapes] of fresh.entries()) references.set(shapes, `${file.address}#${nameOf(index)}`);
      }
      moved.push(...group.filter(({ shapes }) => references.has(shapes)));
    }
    return { html: withReferences(html, moved, references), files };
  };
}

function movedBy(letters: number, found: readonly Found[]): Found[] {
  return found.map(({ end, shapes, start }) => ({ start: start + letters, end: end + letters, shapes }));
}

function fileOf(drawings: readonly string[]): PageFile | undefined {
  const parts = drawings.map((shapes, index) => `<g id="${nameOf(index)}">${shapes}</g>`);
  const content = `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`;
  return content.length < worthwhileFile ? undefined : pageFileOf('drawings', content);
}

/** A name begins with a letter. */
const nameOf = (index: number) => `d${index.toString(digits)}`;

function withReferences(html: string, moved: readonly Found[], references: ReadonlyMap<string, string>): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { end, shapes, start } of moved) {
    pieces.push(html.slice(from, start), `<use href="${references.get(shapes)}"></use>`);
    from = end;
  }
  return pieces.join('') + html.slice(from);
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
    if (!known.has(names)) known.set(names, readAttributes(names, marks));
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
