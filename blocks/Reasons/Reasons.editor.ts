import { editorOf } from '../editor/editorBlock.ts';
import { reasons } from './Reasons.schema.ts';

export const reasonsEditor = editorOf(reasons, 'Reasons', {
  group: 'What you offer',
  words: 'why us, benefits, advantages',
});
