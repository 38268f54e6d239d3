import { editorOf } from '../editor/editorBlock.ts';
import { contactLink } from './ContactLink.schema.ts';

export const contactLinkEditor = editorOf(contactLink, 'Contact line', {
  group: 'Contact, prices and forms',
  words: 'call to action, CTA, button',
});
