import type { Root } from 'hast';
import { elementsIn, isBlank } from './elements.ts';

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

/**
 * Assigns levels to headings as articles have them: the highest becomes 2, all below 3 become 3, and none is skipped.
 * The returned function must be called once for each heading, in order.
 */
export function headingLevels(root: Root): (depth: number) => 2 | 3 {
  const depths = elementsIn(root, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
    .filter((one) => !isBlank(one))
    .map(({ tagName }) => Number(tagName.slice(1)));
  const highest = Math.min(6, ...depths);
  let above = 1;
  return (depth) => {
    const level = depth <= highest || above === 1 ? 2 : 3;
    above = level;
    return level;
  };
}
