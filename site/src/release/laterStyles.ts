import type { InlineElement } from './findInlineElements.ts';
import { type PageFile, pageFileOf } from './pagePieces.ts';
import { afterFirstPaint } from './restOfPage.ts';
import { moduleOf } from './shortClassNames.ts';
import type { PlaceOfClass } from './usedStyles.ts';
import { framesOf, groundOf, isOccasion } from './usedStyles.ts';

/** Marks the end of a block with which the first view may end. Served pages do not contain it. */
export const viewEnd = '<!--view-end-->';

export function laterStylesOf(content: string): PageFile | undefined {
  return content === '' ? undefined : pageFileOf('later', content);
}

/**
 * Returns the position at which a page requests its later styles: in the first block that may end the view, as its last
 * child, so that blocks remain adjacent. Undefined if there is no such position.
 */
export function placeOfLater(html: string): number | undefined {
  for (let mark = html.indexOf(viewEnd); mark >= 0; mark = html.indexOf(viewEnd, mark + 1)) {
    // Nothing may be inserted into an island, because its content must be as it was rendered.
    const own = skipScript(html, mark);
    const end = /<\/(?:section|article|header|div)>$/.exec(html.slice(Math.max(0, own - 16), own));
    if (end) return own - end[0].length;
  }
  return undefined;
}

/**
 * Returns the start of the script that ends at a position, which belongs to the block before it; otherwise the position
 * itself.
 */
function skipScript(html: string, place: number): number {
  return html.startsWith('</script>', place - '</script>'.length) ? html.lastIndexOf('<script', place) : place;
}

/** Returns the script that requests the styles below the first view. Without script a browser requests them at once. */
export function askFor({ address }: PageFile): InlineElement & { before: string } {
  const before = `<noscript><link rel="stylesheet" href="${address}"></noscript>`;
  return {
    name: 'script',
    attributes: ` data-styles="${address}"`,
    content: afterFirstPaint,
    start: 0,
    end: 0,
    before,
  };
}

/** Classes of `design/styles/base.css` that blocks share: each comes with the first block that has it. */
export const sharedClasses: ReadonlySet<string> = new Set(
  [
    'swiped large-heading small-heading minor-heading lead mono note ruled lined cells cards card stack joined plate edged account bare screen-only',
    'centred field-sheet from-48 from-64 gridded headed level muted noted pairs roped spaced split strong top until-64 whole-row wrap',
    'columns half close near at-1-3 at-1-4 at-1-5 at-1-6 at-1-7 at-1-8 at-4-9 at-5-5 at-5-8 at-6-7 at-7-6 at-8-5 at-9-4',
    'at-10-3 half-2 half-3-4 half-4 wide-3 wide-4 wide-5 wide-6',
  ].flatMap((names) => names.split(' ')),
);

/**
 * Assigns classes to the first or the later styles. A module's rules stay together, so that their order is kept.
 * `whole` are modules of which unused rules are kept as well. `grounds` are those of the first view.
 */
export function createPlaceOfClass(
  first: ReadonlySet<string>,
  isUsed: (name: string) => boolean,
  whole: ReadonlySet<string | undefined>,
  grounds: ReadonlySet<string>,
): PlaceOfClass {
  const firstModules = new Set([...first].map(moduleOf));
  return (name) => {
    const frames = framesOf(name);
    if (frames) return firstModules.has(moduleOf(frames)) ? 'first' : 'later';
    if (isOccasion(name)) return grounds.has(groundOf(name) ?? '') ? 'first' : 'later';
    const module = moduleOf(name);
    const isFirst = module === undefined ? first.has(name) || !sharedClasses.has(name) : firstModules.has(module);
    if (isFirst) return isUsed(name) ? 'first' : undefined;
    return isUsed(name) || whole.has(module) ? 'later' : undefined;
  };
}

/**
 * The start of the rule with the values that all pages share, as the build writes it: one rule in a layer of its own.
 */
const opening = '@layer tokens{:root{';

/** Returns the values, each with its name: `--space-4:.25rem`. */
function findTokens(css: string): string[] {
  const start = css.indexOf(opening);
  if (start < 0) return [];
  return css.slice(start + opening.length, css.indexOf('}', start)).split(';');
}

/**
 * Returns the shared values that the first view does not use, as a rule for the file of later styles; empty if there
 * are none. `first`: styles of the first view; `asked`: names that the page itself uses. Values overridden for a width,
 * a ground or an owner's design stay, because the later rule would win.
 */
export function laterTokensOf(first: string, asked: ReadonlySet<string>): string {
  const later = findUnasked(first).filter(({ name }) => !asked.has(name));
  return later.length > 0 ? `${opening}${later.map(({ token }) => token).join(';')}}}` : '';
}

function findUnasked(styles: string): { name: string; token: string }[] {
  const asked = findAskedNames(styles);
  return findTokens(styles).flatMap((token) => {
    const name = token.slice(0, token.indexOf(':'));
    const isSaidOnce = styles.split(`${name}:`).length === 2;
    return name.startsWith('--') && isSaidOnce && !asked.has(name) ? [{ name, token }] : [];
  });
}

const asking = /var\((--[\w-]+)/g;

export function findAskedNames(text: string): Set<string> {
  return new Set([...text.matchAll(asking)].map(([, name = '']) => name));
}

export function withoutTokens(css: string, later: string): string {
  const all = findTokens(css);
  const gone = new Set(findTokens(later));
  return css.replace(opening + all.join(';'), () => opening + all.filter((token) => !gone.has(token)).join(';'));
}
