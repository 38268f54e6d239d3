import { editorOf } from '../editor/editorBlock.ts';
import { cases } from './Cases.schema.ts';

export const casesEditor = editorOf(cases, 'Show cases', {
  group: 'Cases, people and proof',
  words: 'portfolio, projects, work',
});
