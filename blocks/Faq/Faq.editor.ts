import { editorOf } from '../editor/editorBlock.ts';
import { faq } from './Faq.schema.ts';

export const faqEditor = editorOf(faq, 'Questions and answers', {
  group: 'Questions and rules',
  words: 'FAQ, accordion',
});
