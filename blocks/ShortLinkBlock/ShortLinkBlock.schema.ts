import { defineBlock } from '@frontage/contract/primitives/block.ts';
import { line } from '@frontage/contract/primitives/editing.ts';
import { href } from '@frontage/contract/primitives/link.ts';

/** One line between two paragraphs that leads to something near. */
export const shortLinkBlock = defineBlock('short_link_block', {
  label: line('The word before the link', { max: 20 }).default('Also'),
  linkText: line('The words of the link', { max: 120 }),
  href,
});
