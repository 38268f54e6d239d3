import { editorOf } from '../editor/editorBlock.ts';
import { challenges } from './Challenges.schema.ts';

export const challengesEditor = editorOf(challenges, 'Challenges', {
  group: 'What you offer',
  words: 'problems, risks, pain points',
});
