import { editorOf } from '../editor/editorBlock.ts';
import { pictureWithScrollToForm } from './PictureWithScrollToForm.schema.ts';

export const pictureWithScrollToFormEditor = editorOf(pictureWithScrollToForm, 'Picture with an offer');
