import { editorOf } from '../editor/editorBlock.ts';
import { picturesRow } from './PicturesRow.schema.ts';

export const picturesRowEditor = editorOf(picturesRow, 'Pictures in a row', {
  group: 'Text and pictures',
  words: 'images, photos, gallery, cards',
});
