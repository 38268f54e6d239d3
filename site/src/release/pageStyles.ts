import { LRUCache } from 'lru-cache';
import { createPlaceOfClass, laterStylesOf, laterTokensOf, withoutTokens } from './laterStyles.ts';
import type { KeepFile, PageFile } from './pagePieces.ts';
import { moduleOf } from './shortClassNames.ts';
import { createStylePicker, isOccasion, type PickedStyles, rightToLeft, typeOfLabels } from './usedStyles.ts';

/** Everything that determines the styles of a page. */
export interface AskedStyles {
  /** Its style sheets, in order. */
  sheets: readonly string[];
  classes: ReadonlySet<string>;
  /** The classes and grounds of the first view; undefined if its end is unknown. */
  first: { classes: ReadonlySet<string>; grounds: ReadonlySet<string> } | undefined;
  tokens: ReadonlySet<string>;
  hasScript: boolean;
  isRightToLeft: boolean;
  /** Free hours are drawn into it on request, and that version of the page must request the same file. */
  hasCallDays: boolean;
}

/** The part of each style sheet that a page contains, and the file that it requests for the rest. */
export interface PageStyles {
  sheets: readonly string[];
  later?: PageFile;
}

/** How many kinds are remembered. Pages of one kind need the same styles; a site has some hundred kinds. */
const mostKinds = 200;

/** Finds the styles of a page, once for all pages that need the same. `scriptClasses`: classes that scripts may add. */
export function createStyleFinder(
  scriptClasses: ReadonlySet<string>,
): (asked: AskedStyles, keep: KeepFile) => PageStyles {
  const pick = createStylePicker();
  const numbers = new Map<string, number>();
  const numberOf = (sheet: string) => {
    const number = numbers.get(sheet) ?? numbers.size;
    numbers.set(sheet, number);
    return number;
  };
  const known = new LRUCache<string, { parted: Required<PageStyles> | undefined; whole?: PageStyles }>({
    max: mostKinds,
  });

  const isUsedBy =
    ({ hasScript, isRightToLeft }: AskedStyles, own: ReadonlySet<string>) =>
    (name: string) =>
      (isRightToLeft && name === rightToLeft) ||
      isOccasion(name) ||
      own.has(name) ||
      (hasScript && scriptClasses.has(name));

  /**
   * Finds the styles of a page that contains all of them itself. Few pages of a release do; the others request later
   * styles.
   */
  function findWhole(asked: AskedStyles): PageStyles {
    const isUsed = isUsedBy(asked, splitNames(asked.classes));
    return { sheets: asked.sheets.map((css) => pick(css, (name) => (isUsed(name) ? 'first' : undefined)).first) };
  }

  function findParted(asked: AskedStyles): Required<PageStyles> | undefined {
    const { classes, first, hasCallDays, sheets, tokens } = asked;
    const own = splitNames(classes);
    const isUsed = isUsedBy(asked, own);
    if (!first) return withoutTypeOfLabels(sheets, isUsed);
    const modules = new Set(hasCallDays ? [...own].map(moduleOf) : []);
    const placeOf = createPlaceOfClass(splitNames(first.classes), isUsed, modules, first.grounds);
    const picked = sheets.map((css) => pick(css, placeOf));
    const laterTokens = laterTokensOf(picked.map((one) => one.first).join(''), tokens);
    return partedOf(picked, laterTokens);
  }

  /** Leaves out the type of labels: any page can be painted without it, and all pages request the same file. */
  function withoutTypeOfLabels(sheets: readonly string[], isUsed: (name: string) => boolean) {
    const placeOf = (name: string) => (name === typeOfLabels ? 'later' : isUsed(name) ? 'first' : undefined);
    return partedOf(sheets.map((css) => pick(css, placeOf)));
  }

  return (asked, keep) => {
    const { classes, first, hasCallDays, hasScript, isRightToLeft, sheets, tokens } = asked;
    const name = [
      `${sheets.map(numberOf).join()} ${hasScript} ${isRightToLeft} ${hasCallDays} ${first !== undefined}`,
      ...[classes, tokens, first?.classes ?? [], first?.grounds ?? []].map((one) => [...one].sort().join()),
    ].join('\n');
    const styles = known.get(name) ?? { parted: findParted(asked) };
    known.set(name, styles);
    if (styles.parted && keep(styles.parted.later)) return styles.parted;
    styles.whole ??= findWhole(asked);
    return styles.whole;
  };
}

function partedOf(picked: readonly PickedStyles[], laterTokens = ''): Required<PageStyles> | undefined {
  const later = laterStylesOf(laterTokens + picked.map((one) => one.later).join(''));
  return later && { sheets: picked.map((one) => withoutTokens(one.first, laterTokens)), later };
}

function splitNames(attributes: ReadonlySet<string>): Set<string> {
  return new Set([...attributes].flatMap((names) => names.split(' ')));
}
