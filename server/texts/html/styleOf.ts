import type { Element } from 'hast';
import { attributeOf } from './elements.ts';

/**
 * Returns the value of one property in the style of an element; empty if it is not set. Compares whole names, because
 * Word has others with the same ending, such as mso-bidi-font-weight.
 */
export function styleOf(node: Element, property: string): string {
  for (const rule of attributeOf(node, 'style').toLowerCase().split(';')) {
    const colon = rule.indexOf(':');
    if (rule.slice(0, colon).trim() === property) return rule.slice(colon + 1).trim();
  }
  return '';
}
