import { callDaysMark } from '@frontage/contract/booking/bookingMarkup.ts';
import { type InlinedFiles, type InlineElement, isRunScript } from './findInlineElements.ts';
import { createDrawingMover } from './laterDrawings.ts';
import { askFor, placeOfLater, viewEnd } from './laterStyles.ts';
import type { KeepFile, PageFile, PageText } from './pagePieces.ts';
import { type PagePieces, piecesOf, type RenderedPageText } from './pagePieces.ts';
import { createStyleFinder } from './pageStyles.ts';
import { createPieceReader, type OpenPart, type ReadPiece } from './readPiece.ts';
import { moduleClass } from './shortClassNames.ts';

export function findClassesInScript(script: string): string[] {
  const words = script.match(/[\w-]+/g) ?? [];
  // Letters may directly precede a name, such as those of `\\n`.
  return words.map((word) => word.slice(word.indexOf('_'))).filter((word) => moduleClass.test(word));
}

export interface SlimPage {
  pieces: readonly PageText[];
  elements: Pick<InlineElement, 'name' | 'attributes' | 'content'>[];
  /** The files it requests; if there are none, it contains all of its styles and drawings. */
  asks: PageFile[];
  holds: (text: string) => boolean;
}

/**
 * Inserts into a page the files that it is to contain, and of its styles only those that it can use. A page without
 * scripts needs only those of its own elements; one with scripts also those that any script of the site names. Styles
 * and drawings below the first view may be in separate files.
 */
export function createPageSlimmer(
  scriptClasses: ReadonlySet<string>,
  files: InlinedFiles,
): (rendered: RenderedPageText, keep?: KeepFile) => SlimPage {
  const stylesOf = createStyleFinder(scriptClasses);
  const { read, readShared } = createPieceReader(files);
  const moveDrawings = createDrawingMover(Object.values(files.styleSheets));
  return (rendered, keep = () => false) => {
    const found = withIslandStyleInHead(piecesOf(rendered, placeOfLater(rendered.html)));
    const { files: drawings, pieces } = moveDrawings(found, keep);
    const seen = [read(pieces.before), readShared(pieces.header), read(pieces.first)];
    const behind = [read(pieces.rest), readShared(pieces.footer), read(pieces.after)];
    const all = [...seen, ...behind];
    const inline = all.flatMap(({ elements }) => elements);
    const holds = (text: string) => all.some((piece) => piece.holds(text));
    const styles = stylesOf(
      {
        sheets: inline.filter(({ name }) => name === 'style').map(({ content }) => content),
        classes: unite(all.map(({ classes }) => classes)),
        first: pieces.rest === '' ? undefined : firstOf(seen),
        tokens: unite(all.map(({ tokens }) => tokens)),
        hasScript: inline.some((one) => one.name === 'script' && isRunScript(one)),
        isRightToLeft: holds(' dir="rtl"'),
        hasCallDays: holds(`${callDaysMark}="`),
      },
      keep,
    );
    const sheets = styles.sheets.values();
    const styled = all.map(({ elements, isShared, text }) => ({
      text,
      isShared,
      elements: joinElements(
        elements.map((one) => (one.name === 'style' ? { ...one, content: sheets.next().value ?? '' } : one)),
      ),
    }));
    const { later } = styles;
    if (later) styled[seen.length]?.elements.unshift(askFor(later));
    return {
      pieces: styled.flatMap(withElements),
      elements: styled.flatMap(({ elements }) => elements),
      asks: [...drawings, ...(later ? [later] : [])],
      holds,
    };
  };
}

function unite(sets: readonly ReadonlySet<string>[]): Set<string> {
  return new Set(sets.flatMap((one) => [...one]));
}

function firstOf(seen: readonly ReadPiece[]): OpenPart {
  const open = seen.map((piece) => piece.open());
  return { classes: unite(open.map(({ classes }) => classes)), grounds: unite(open.map(({ grounds }) => grounds)) };
}

/** Matches the style that Astro writes before the first island. HTML allows style elements only in the head. */
const islandStyle = /<style>astro-island[^<]*<\/style>/;
/** Searched first: searching for a string is many times faster than for an expression. */
const islandStyleStart = '<style>astro-island';

function withIslandStyleInHead(pieces: PagePieces): PagePieces {
  const [place, text] = Object.entries(pieces).find(([, one]) => one.includes(islandStyleStart)) ?? [];
  const [style] = islandStyle.exec(text ?? '') ?? [];
  if (place === undefined || text === undefined || style === undefined) return pieces;
  const without = { ...pieces, [place]: text.replace(style, '') };
  const [head, start] = Object.entries(without).find(([, one]) => one.includes('</head>')) ?? [];
  if (head === undefined || start === undefined) return without;
  return { ...without, [head]: start.replace('</head>', () => `${style}</head>`) };
}

/** Merges adjacent style sheets into one, with one hash in the policy; likewise scripts. */
function joinElements<Element extends InlineElement>(all: readonly Element[]): Element[] {
  const elements: Element[] = [];
  for (const next of all) {
    const last = elements.at(-1);
    // A script with attributes may be a module, which has its own scope, or data.
    const isContinued = last?.name === next.name && last.end === next.start && !last.attributes && !next.attributes;
    if (last && isContinued) {
      const between = next.name === 'script' ? '\n;' : '';
      elements.splice(-1, 1, { ...last, content: last.content + between + next.content, end: next.end });
    } else elements.push(next);
  }
  return elements;
}

/** Writes each element where it was in the piece, or in place of the tag that requested it. */
function withElements({
  elements,
  isShared,
  text,
}: PageText & { elements: readonly (InlineElement & { before?: string })[] }): PageText[] {
  if (elements.length === 0 && isShared) return [{ text, isShared }];
  const pieces: PageText[] = [];
  let end = 0;
  const add = (own: string) => pieces.push({ text: own, isShared: false });
  for (const { attributes, before = '', content, name, start, ...one } of elements) {
    add(`${text.slice(end, start).replaceAll(viewEnd, '')}${before}<${name}${attributes}>`);
    // Pages of one kind have the same styles.
    pieces.push({ text: content, isShared: name === 'style' });
    add(`</${name}>`);
    end = one.end;
  }
  add(text.slice(end).replaceAll(viewEnd, ''));
  return pieces;
}
