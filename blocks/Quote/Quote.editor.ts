import { editorOf } from '../editor/editorBlock.ts';
import { quote } from './Quote.schema.ts';

export const quoteEditor = editorOf(quote, 'Quote', { group: 'Text and pictures', words: 'testimonial, citation' });
