import { editorOf } from '../editor/editorBlock.ts';
import { headDescription } from './HeadDescription.schema.ts';

export const headDescriptionEditor = editorOf(headDescription, 'Case: title, lead and facts', {
  group: 'Parts of a case',
  words: 'hero, header, summary',
});
