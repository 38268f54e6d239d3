import { contactFormAnchor } from '@frontage/contract/constants.ts';
import { defineBlock, href, line, picture, prose } from '../defineBlock.ts';

/** A picture on ink next to an offer; its button links to the contact form of the page. */
export const pictureWithScrollToForm = defineBlock('pictureWithScrollToForm', {
  for: 'articles',
  title: 'Picture with an offer',
  group: 'Contact, prices and forms',
  words: 'call to action, image with a button',
  fields: {
    title: line('What we offer, in three to eight words', { max: 70 }),
    description: prose('What the reader has to send and what comes back', { max: 240 }),
    buttonText: line('What the click does', { max: 30 }),
    href: href.default(`#${contactFormAnchor}`),
    image: picture,
  },
});
