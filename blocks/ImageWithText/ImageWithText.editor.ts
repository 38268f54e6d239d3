import { editorOf } from '../editor/editorBlock.ts';
import { imageWithText } from './ImageWithText.schema.ts';

export const imageWithTextEditor = editorOf(imageWithText, 'Picture with text', {
  group: 'Text and pictures',
  words: 'image, photo, media',
});
