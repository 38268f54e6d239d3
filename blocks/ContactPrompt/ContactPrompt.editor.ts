import { editorOf } from '../editor/editorBlock.ts';
import { contactPrompt } from './ContactPrompt.schema.ts';

export const contactPromptEditor = editorOf(contactPrompt, 'Contact prompt', {
  group: 'Contact, prices and forms',
  words: 'call to action, CTA, person',
});
