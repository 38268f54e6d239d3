import { editorOf } from '../editor/editorBlock.ts';
import { workPictures } from './WorkPictures.schema.ts';

export const workPicturesEditor = editorOf(workPictures, 'Work in pictures', {
  group: 'Cases, people and proof',
  words: 'portfolio, projects, gallery',
});
