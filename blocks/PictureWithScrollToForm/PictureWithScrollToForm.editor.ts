import { editorOf } from '../editor/editorBlock.ts';
import { pictureWithScrollToForm } from './PictureWithScrollToForm.schema.ts';

export const pictureWithScrollToFormEditor = editorOf(pictureWithScrollToForm, 'Picture with an offer', {
  group: 'Contact, prices and forms',
  words: 'call to action, image with a button',
});
