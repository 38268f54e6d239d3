import { editorOf } from '../editor/editorBlock.ts';
import { clientSuccess } from './ClientSuccess.schema.ts';

export const clientSuccessEditor = editorOf(clientSuccess, 'Case: what changed', {
  group: 'Parts of a case',
  words: 'results, figures, outcome',
});
