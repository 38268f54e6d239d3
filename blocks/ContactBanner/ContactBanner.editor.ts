import { editorOf } from '../editor/editorBlock.ts';
import { contactBanner } from './ContactBanner.schema.ts';

export const contactBannerEditor = editorOf(contactBanner, 'Contact banner', {
  group: 'Contact, prices and forms',
  words: 'call to action, CTA, popup',
});
