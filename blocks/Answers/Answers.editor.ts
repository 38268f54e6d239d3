import { editorOf } from '../editor/editorBlock.ts';
import { answers } from './Answers.schema.ts';

export const answersEditor = editorOf(answers, 'Questions with answers, as a table', {
  group: 'Questions and rules',
  words: 'FAQ',
});
