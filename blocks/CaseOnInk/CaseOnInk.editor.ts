import { editorOf } from '../editor/editorBlock.ts';
import { caseOnInk } from './CaseOnInk.schema.ts';

export const caseOnInkEditor = editorOf(caseOnInk, 'One case on ink', {
  group: 'Cases, people and proof',
  words: 'featured project, case study',
});
