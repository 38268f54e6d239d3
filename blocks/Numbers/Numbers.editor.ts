import { editorOf } from '../editor/editorBlock.ts';
import { numbers } from './Numbers.schema.ts';

export const numbersEditor = editorOf(numbers, 'Numbers', {
  group: 'Cases, people and proof',
  words: 'statistics, figures, counters',
});
