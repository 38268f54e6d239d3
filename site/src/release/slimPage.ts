import { callDaysMark } from '@frontage/contract/booking/callDaysMark.ts';
import { isOccasion } from './askedNames.ts';
import { withoutClosed } from './closedParts.ts';
import { type InlinedFiles, type InlineElement, inlineElements, isRunScript } from './inlineElements.ts';
import { createDrawingMover } from './laterDrawings.ts';
import { withIslandsLater } from './laterIslands.ts';
import { askFor, createPlaceOfClass, laterStylesOf, placeOfLater, viewEnd } from './laterStyles.ts';
import { createLaterTokens, withoutTokens } from './laterTokens.ts';
import type { KeepFile, PageFile } from './pageFile.ts';
import { moduleClass, moduleOf } from './shortClassNames.ts';
import { createStylePicker, type PlaceOfClass } from './usedStyles.ts';

const classAttribute = /\sclass="([^"]*)"/g;

/** Class names that scripts may give to elements. */
export function classesInScript(script: string): string[] {
  const words = script.match(/[\w-]+/g) ?? [];
  // Letters may stand right before a name: those of `\\n`.
  return words.map((word) => word.slice(word.indexOf('_'))).filter((word) => moduleClass.test(word));
}

/** A page with what stands inline in it. */
export interface SlimPage {
  html: string;
  elements: Pick<InlineElement, 'name' | 'attributes' | 'content'>[];
  /** What it asks for; where there is nothing, it holds all of its styles and drawings itself. */
  asks: PageFile[];
}

/**
 * Puts the files into a page that it is to hold itself, and of its styles only those that something on it can use. A
 * page without a script needs only those of its own elements; one with a script also those that any script of the site
 * names. What only stands below the first view may get its styles and its drawings by files.
 */
export function createPageSlimmer(
  scriptClasses: ReadonlySet<string>,
  files: InlinedFiles,
): (html: string, keep?: KeepFile) => SlimPage {
  const pick = createStylePicker();
  const laterTokensOf = createLaterTokens();
  const moveDrawings = createDrawingMover(Object.values(files.styleSheets));
  return (drawn, keep = () => false) => {
    const rendered = withIslandStyleInHead(drawn);
    const { files: drawings, html } = moveDrawings(rendered, placeOfLater(rendered), keep);
    const own = classesIn(html);
    const found = inlineElements(html, files).map(withIslandsLater);
    const hasScript = found.some((one) => one.name === 'script' && isRunScript(one));
    const isUsed = (name: string) => isOccasion(name) || own.has(name) || (hasScript && scriptClasses.has(name));
    const sheets = found.filter(({ name }) => name === 'style').map(({ content }) => content);
    // Free hours are drawn into it when it is asked for, and that page has to ask for the same file.
    const whole = new Set(html.includes(`${callDaysMark}="`) ? [...own].map(moduleOf) : []);
    const laterBehind = (place: number) => {
      const first = withoutClosed(html.slice(0, place));
      const placeOf = createPlaceOfClass(classesIn(first), isUsed, whole, groundsIn(first));
      const picked = sheets.map((css) => pick(css, placeOf));
      const tokens = laterTokensOf(picked.map((one) => one.first).join(''), html);
      const later = laterStylesOf(tokens + picked.map((one) => one.later).join(''));
      return later && keep(later) ? { placeOf, later, tokens, asked: askFor(later, place) } : undefined;
    };
    const place = placeOfLater(html);
    const split = place === undefined ? undefined : laterBehind(place);
    const placeOf: PlaceOfClass = split?.placeOf ?? ((name) => (isUsed(name) ? 'first' : undefined));
    const styled = found.map((one) =>
      one.name === 'style'
        ? { ...one, content: withoutTokens(pick(one.content, placeOf).first, split?.tokens ?? '') }
        : one,
    );
    const elements = joined(split ? [...styled, split.asked].sort((a, b) => a.start - b.start) : styled);
    return {
      html: withElements(html, elements),
      elements,
      asks: [...drawings, ...(split ? [split.later] : [])],
    };
  };
}

/** Astro writes it before the first island, and HTML takes style sheets in the head alone. */
const islandStyle = /<style>astro-island[^<]*<\/style>/;

function withIslandStyleInHead(html: string): string {
  const [style] = islandStyle.exec(html) ?? [];
  return style === undefined ? html : html.replace(style, '').replace('</head>', () => `${style}</head>`);
}

const groundsIn = (html: string) => new Set([...html.matchAll(/\sdata-ground="(\w+)"/g)].map(([, name = '']) => name));

function classesIn(html: string): Set<string> {
  const attributes = new Set([...html.matchAll(classAttribute)].map(([, names = '']) => names));
  return new Set([...attributes].flatMap((names) => names.split(' ')));
}

/** Style sheets that stand side by side are one in the page, and one hash in its policy. */
function joined<Element extends InlineElement>(all: readonly Element[]): Element[] {
  const elements: Element[] = [];
  for (const next of all) {
    const last = elements.at(-1);
    const isContinued = last?.name === 'style' && next.name === 'style' && last.end === next.start;
    if (last && isContinued && !last.attributes && !next.attributes)
      elements.splice(-1, 1, { ...last, content: last.content + next.content, end: next.end });
    else elements.push(next);
  }
  return elements;
}

/** Each element stands where it stood in the page, or in place of what asked for it. */
function withElements(html: string, elements: readonly (InlineElement & { before?: string })[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const { attributes, before = '', content, name, start, ...one } of elements) {
    pieces.push(html.slice(end, start).replaceAll(viewEnd, ''));
    pieces.push(`${before}<${name}${attributes}>`, content, `</${name}>`);
    end = one.end;
  }
  pieces.push(html.slice(end).replaceAll(viewEnd, ''));
  return pieces.join('');
}
