/** Elements without an end tag, and those whose end tag is optional. */
const unended = new Set(
  'area base br col embed hr img input link meta param source track wbr p li td th tr tbody thead tfoot dt dd option rt rp colgroup'.split(
    ' ',
  ),
);

/** The deepest nesting of elements: deeper HTML is malicious or broken. */
const maxDepth = 500;

/** Throws for HTML so deeply nested that recursive readers would overflow the stack. */
export function refuseDeepNesting(html: string): void {
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})/gi)) {
    if (unended.has(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (slash ? -1 : 1));
    if (depth > maxDepth) throw new Error(`Its HTML is nested more than ${maxDepth} elements deep`);
  }
}
