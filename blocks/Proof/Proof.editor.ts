import { editorOf } from '../editor/editorBlock.ts';
import { proof } from './Proof.schema.ts';

export const proofEditor = editorOf(proof, 'Proof by years', {
  group: 'Cases, people and proof',
  words: 'statistics, track record, chart',
});
