import { editorOf } from '../editor/editorBlock.ts';
import { award } from './Award.schema.ts';

export const awardEditor = editorOf(award, 'Award', {
  group: 'Cases, people and proof',
  words: 'badge, prize, certificate',
});
