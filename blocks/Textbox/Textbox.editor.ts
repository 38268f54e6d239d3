import { editorOf } from '../editor/editorBlock.ts';
import { textbox } from './Textbox.schema.ts';

export const textboxEditor = editorOf(textbox, 'Text', {
  group: 'Text and pictures',
  words: 'paragraphs, headings, Markdown, rich text',
});
