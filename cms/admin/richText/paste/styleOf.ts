import type { Element } from 'hast';
import { attributeOf } from '../../../texts/html/elements.ts';

/** What the style of an element says of one property. Word has others that end as it does: mso-bidi-font-weight. */
export function styleOf(node: Element, property: string): string {
  for (const rule of attributeOf(node, 'style').toLowerCase().split(';')) {
    const colon = rule.indexOf(':');
    if (rule.slice(0, colon).trim() === property) return rule.slice(colon + 1).trim();
  }
  return '';
}
