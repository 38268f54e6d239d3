import { editorOf } from '../editor/editorBlock.ts';
import { work } from './Work.schema.ts';

export const workEditor = editorOf(work, 'Case: the work, drawn', {
  group: 'Parts of a case',
  words: 'drawing, diagram',
});
