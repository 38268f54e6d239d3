import { editorOf } from '../editor/editorBlock.ts';
import { contactForm } from './ContactForm.schema.ts';

export const contactFormEditor = editorOf(contactForm, 'Contact form', {
  group: 'Contact, prices and forms',
  words: 'enquiry, message, lead',
});
