import { editorOf } from '../editor/editorBlock.ts';
import { caseRegister } from './CaseRegister.schema.ts';

export const caseRegisterEditor = editorOf(caseRegister, 'Register of cases', {
  group: 'Cases, people and proof',
  words: 'portfolio, projects, table',
});
