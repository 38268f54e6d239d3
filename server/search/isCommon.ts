/**
 * Ranking one document takes 1 to 4 µs, depending on the number of words: this many can be ranked while a visitor
 * waits.
 */
const mostRanked = 1000;

/**
 * True where more documents than that contain all of the words. Words that common say little about which document is
 * meant: titles with all of them come first, then documents without a date, such as services, cases and terms, then the
 * newest. It depends on the query alone, not on the kind or page of hits that is asked for, so no hit is on two pages
 * and none is missing.
 */
export function isCommon(countsByKind: ReadonlyMap<string, number>): boolean {
  return [...countsByKind.values()].reduce((sum, count) => sum + count, 0) > mostRanked;
}
