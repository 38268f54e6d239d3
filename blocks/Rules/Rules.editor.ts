import { editorOf } from '../editor/editorBlock.ts';
import { rules } from './Rules.schema.ts';

export const rulesEditor = editorOf(rules, 'Rules, as a table', {
  group: 'Questions and rules',
  words: 'compliance, law, regulation',
});
