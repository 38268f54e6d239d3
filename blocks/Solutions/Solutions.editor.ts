import { editorOf } from '../editor/editorBlock.ts';
import { solutions } from './Solutions.schema.ts';

export const solutionsEditor = editorOf(solutions, 'Case: decisions with drawings', {
  group: 'Parts of a case',
  words: 'solution, approach',
});
