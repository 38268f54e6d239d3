import { LRUCache } from 'lru-cache';
import postcss, { AtRule, type Declaration, type Node, type Rule } from 'postcss';
import { copyText, type KeepFile, type PageFile, type PagePieces, pageFileOf } from './pagePieces.ts';

/** Properties that SVG also accepts as attributes, with the same values as in a style sheet. */
const attributes = new Set([
  'display',
  'fill',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-width',
  'vector-effect',
]);

/** The attributes equivalent to each class, in the order of the style sheets; later ones win. */
type DrawnMarks = ReadonlyMap<string, readonly { place: number; name: string; value: string }[]>;

/** Length below which a drawing stays in the page, because requesting it would cost as much. */
const worthwhileLetters = 300;
/** Total length of drawings below which a separate request costs more than it saves. */
const worthwhileFile = 4_000;
/** How many headers and footers with drawings are remembered, and in how many variants with references each. */
const mostFrames = 100;
const mostMoved = 20;

/** Parts that a referenced drawing cannot have: a name, a link, interactive elements, or a ground of its own. */
const held = /\s(?:data-[\w-]+|href|id|style|tabindex)=|<(?:a|foreignObject|image|script|style|title)\b/;
const classAttribute = / class="([^"]*)"/g;
const digits = 36;

interface Drawn {
  text: string;
  found: readonly Found[];
  /**
   * Texts with references in place of drawings, by those references; only for headers and footers, which many pages
   * share.
   */
  moved?: LRUCache<string, string>;
}

/** A drawing: the position of its content within the piece, between the tags of the outer `svg`. */
interface Found {
  start: number;
  end: number;
  shapes: string;
}

export type MoveDrawings = (pieces: PagePieces, keep: KeepFile) => { pieces: PagePieces; files: PageFile[] };

/**
 * Moves drawings that are not visible at first out of the page and references them: those of menus, the same on all
 * pages, in one file, and those below the first view in another. Colours and sizes come from the place where a drawing
 * is shown, because tokens are inherited. Drawings with classes that attributes cannot replace stay, because no style
 * sheet applies inside a referenced drawing. Drawings in islands stay too.
 */
export function createDrawingMover(sheets: readonly string[]): MoveDrawings {
  const attributesOf = createAttributesOf(findDrawnMarks(sheets));
  const framed = new LRUCache<string, Drawn>({ max: mostFrames });
  /** Within a publication header and footer differ only by the link that leads to the page itself. */
  function readFrame(text: string): Drawn {
    const own = framed.has(text) ? text : copyText(text);
    const drawn = framed.get(own) ?? {
      text: own,
      found: findDrawings(own, attributesOf),
      moved: new LRUCache({ max: mostMoved }),
    };
    framed.set(own, drawn);
    return drawn;
  }
  return ({ after, before, first, footer, header, rest }, keep) => {
    // In a mirror words are turned back by a style, which does not reach into a referenced drawing.
    const isMirrored = (before || first).includes(' dir="rtl"');
    const readDrawings = (text: string): Drawn => {
      const found = findDrawings(text, attributesOf);
      return { text, found: isMirrored ? found.filter(({ shapes }) => !shapes.includes('<text')) : found };
    };
    const menus = readFrame(header);
    const behind = [readDrawings(rest), readFrame(footer), readDrawings(after)] as const;
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
  // Chromium styles and lays out what the file itself would show.
  const content = `<svg xmlns="http://www.w3.org/2000/svg"><g display="none">${parts.join('')}</g></svg>`;
  return content.length < worthwhileFile ? undefined : pageFileOf('drawings', content);
}

/** An id begins with a letter. */
const nameOf = (index: number) => `d${index.toString(digits)}`;

/**
 * References a drawing without requesting it while the page loads: a browser starts the animations of a drawing once
 * the page is there, with or without scripts.
 */
const writeReference = (reference: string) => `<use><set attributeName="href" begin=".2s" to="${reference}"/></use>`;

function withReferences({ found, moved, text }: Drawn, references: ReadonlyMap<string, string>): string {
  const name = found.map(({ shapes }) => references.get(shapes) ?? '').join(' ');
  const known = moved?.get(name);
  if (known !== undefined) return known;
  const pieces: string[] = [];
  let from = 0;
  for (const { end, shapes, start } of found) {
    const reference = references.get(shapes);
    if (reference === undefined) continue;
    pieces.push(text.slice(from, start), writeReference(reference));
    from = end;
  }
  const whole = pieces.join('') + text.slice(from);
  moved?.set(name, whole);
  return whole;
}

/** Returns the drawings that can be referenced, with attributes in place of classes, in the order of the page. */
function findDrawings(html: string, attributesOf: AttributesOf): Found[] {
  const islands = findIslands(html);
  return findOuterDrawings(html).flatMap(({ start, end }) => {
    const content = html.slice(start, end);
    if (content.length < worthwhileLetters || held.test(content) || !content.includes(' class="')) return [];
    if (islands.some(({ from, to }) => from < start && start < to)) return [];
    const shapes = withAttributes(content, attributesOf);
    return shapes === undefined ? [] : [{ start, end, shapes }];
  });
}

function findIslands(html: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let from = html.indexOf('<astro-island'); from >= 0; from = html.indexOf('<astro-island', from + 1))
    found.push({ from, to: html.indexOf('</astro-island>', from) });
  return found;
}

/** Returns the ranges from after an opening tag to its closing tag. A drawing may contain others. */
function findOuterDrawings(html: string): { start: number; end: number }[] {
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

/** Returns the attributes equivalent to the classes of one element; undefined if a class cannot be replaced. */
type AttributesOf = (names: string) => string | undefined;

/** Looks each combination up only once: pages have the same drawings, and drawings few classes. */
function createAttributesOf(marks: DrawnMarks): AttributesOf {
  const known = new Map<string, string | undefined>();
  return (names) => {
    if (!known.has(names)) known.set(copyText(names), readAttributes(names, marks));
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

/**
 * Returns the classes that can be replaced by attributes of SVG: all rules of such a class select only that class,
 * wherever it is used and on any screen.
 */
function findDrawnMarks(sheets: readonly string[]): DrawnMarks {
  const marks = new Map<string, { place: number; name: string; value: string }[]>();
  const others = new Set<string>();
  let place = 0;
  for (const sheet of sheets)
    postcss.parse(sheet).walkRules((rule) => {
      const classes = rule.selectors.map((selector) => /^\.([\w-]+)$/.exec(selector)?.[1]);
      const said = declarationsOf(rule);
      for (const [index, selector] of rule.selectors.entries()) {
        const own = classes[index];
        if (own === undefined || said === undefined || !holdsAlways(rule)) {
          for (const [, name = ''] of selector.matchAll(/\.([\w-]+)/g)) others.add(name);
          continue;
        }
        const known = marks.get(own) ?? [];
        marks.set(own, known);
        for (const { prop, value } of said) known.push({ place: place++, name: prop, value });
      }
    });
  for (const name of others) marks.delete(name);
  return marks;
}

/** Undefined if one of the declarations is not possible as an attribute. */
function declarationsOf(rule: Rule): Declaration[] | undefined {
  const all = rule.nodes.filter((node) => node.type === 'decl');
  return all.length === rule.nodes.length && all.every(({ prop }) => attributes.has(prop)) ? all : undefined;
}

function holdsAlways({ parent }: Rule): boolean {
  for (let around: Node | undefined = parent; around; around = around.parent)
    if (around.type !== 'root' && !(around instanceof AtRule && around.name === 'layer')) return false;
  return true;
}
