import { editorOf } from '../editor/editorBlock.ts';
import { refusals } from './Refusals.schema.ts';

export const refusalsEditor = editorOf(refusals, 'What we turn down', {
  group: 'Questions and rules',
  words: 'what we do not do',
});
