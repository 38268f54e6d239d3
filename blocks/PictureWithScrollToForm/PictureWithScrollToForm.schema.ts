import { contactFormAnchor } from '@frontage/contract/constants.ts';
import { defineBlock } from '@frontage/contract/primitives/block.ts';
import { line, prose } from '@frontage/contract/primitives/editing.ts';
import { href } from '@frontage/contract/primitives/link.ts';
import { picture } from '@frontage/contract/primitives/picture.ts';

/** A picture on ink beside an offer; its button leads to the contact form of the page. */
export const pictureWithScrollToForm = defineBlock('pictureWithScrollToForm', {
  title: line('What we offer, in three to eight words', { max: 70 }),
  description: prose('What the reader has to send and what comes back', { max: 240 }),
  buttonText: line('What the click does', { max: 30 }),
  href: href.default(`#${contactFormAnchor}`),
  image: picture,
});
