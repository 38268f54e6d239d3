/** Elements without an end, and those whose end people may leave out. */
const unended = new Set(
  'area base br col embed hr img input link meta param source track wbr p li td th tr tbody thead tfoot dt dd option rt rp colgroup'.split(
    ' ',
  ),
);

/** How deep elements may be within each other: what is deeper was made to harm, or is broken. */
const maxDepth = 500;

/** Throws where a text would take its readers down with it: they go from element to element within. */
export function refuseDeepNesting(html: string): void {
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})/gi)) {
    if (unended.has(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (slash ? -1 : 1));
    if (depth > maxDepth) throw new Error(`Its HTML is nested more than ${maxDepth} elements deep`);
  }
}
