import { framesOf, groundOf, isOccasion } from './askedNames.ts';
import type { InlineElement } from './inlineElements.ts';
import { type PageFile, pageFileOf } from './pageFile.ts';
import { afterFirstPaint } from './restOfPage.ts';
import { moduleOf } from './shortClassNames.ts';
import type { PlaceOfClass } from './usedStyles.ts';

/** Stands behind a block with which the first view may end. No page that is served has it. */
export const viewEnd = '<!--view-end-->';

/** Styles that the first view is painted without. */
export function laterStylesOf(content: string): PageFile | undefined {
  return content === '' ? undefined : pageFileOf('later', content);
}

/**
 * Where a page asks for its later styles: inside the first block with which the view may end, as its last child, so that
 * blocks remain neighbours. Undefined where there is no such place.
 */
export function placeOfLater(html: string): number | undefined {
  for (let mark = html.indexOf(viewEnd); mark >= 0; mark = html.indexOf(viewEnd, mark + 1)) {
    // What an island wakes must be in it as it was drawn, so no link may come in.
    const own = beforeScript(html, mark);
    const end = /<\/(?:section|article|header|div)>$/.exec(html.slice(Math.max(0, own - 16), own));
    if (end) return own - end[0].length;
  }
  return undefined;
}

/** Where the script begins that ends at a place of the page: one of the block before it. Else the place itself. */
function beforeScript(html: string, place: number): number {
  return html.startsWith('</script>', place - '</script>'.length) ? html.lastIndexOf('<script', place) : place;
}

/** Begins what is behind the first view. Without script a browser asks at once. */
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

/**
 * A module's rules stay together, so that their order among each other stays the same. `whole`: modules of which also
 * what the page does not have yet is kept. `grounds`: those of the first view.
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
    const isFirst = module === undefined || firstModules.has(module);
    if (isFirst) return isUsed(name) ? 'first' : undefined;
    return isUsed(name) || whole.has(module) ? 'later' : undefined;
  };
}
