import { editorOf } from '../editor/editorBlock.ts';
import { workPictures } from './WorkPictures.schema.ts';

export const workPicturesEditor = editorOf(workPictures, 'Work in pictures');
