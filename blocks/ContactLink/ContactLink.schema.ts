import { defineBlock } from '@frontage/contract/primitives/block.ts';
import { line } from '@frontage/contract/primitives/editing.ts';
import { href } from '@frontage/contract/primitives/link.ts';

/** One line of display type that is a link, between the line of the ledger and a hairline. */
export const contactLink = defineBlock('contact_link', {
  linkText: line('What the click does, in two to four words', { max: 40 }),
  href,
});
