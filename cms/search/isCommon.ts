/** To rank one costs 1 to 4 µs, by how many words are asked for: as many are ranked while a visitor waits. */
const mostRanked = 1000;

/**
 * Whether more documents than that hold all of the words. Words that common say little of which document is meant:
 * titles with all of them come first, then what has no day, as services, cases and terms, then the newest. It follows
 * from the question alone, whatever kind or page of the hits is asked for, so no hit is on two pages and none on no page.
 */
export function isCommon(countsByKind: ReadonlyMap<string, number>): boolean {
  return [...countsByKind.values()].reduce((sum, count) => sum + count, 0) > mostRanked;
}
