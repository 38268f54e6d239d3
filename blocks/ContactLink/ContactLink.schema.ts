import { defineBlock, href, line } from '../defineBlock.ts';

/** One line of display type that is a link, between the line of the ledger and a hairline. */
export const contactLink = defineBlock('contact_link', {
  title: 'Contact line',
  group: 'Contact, prices and forms',
  words: 'call to action, CTA, button',
  fields: {
    linkText: line('What the click does, in two to four words', { max: 40 }),
    href,
  },
});
