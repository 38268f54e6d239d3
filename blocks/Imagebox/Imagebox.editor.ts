import { editorOf } from '../editor/editorBlock.ts';
import { imagebox } from './Imagebox.schema.ts';

export const imageboxEditor = editorOf(imagebox, 'Picture', {
  group: 'Text and pictures',
  words: 'image, photo, figure, illustration',
});
