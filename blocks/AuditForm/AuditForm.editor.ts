import { editorOf } from '../editor/editorBlock.ts';
import { auditForm } from './AuditForm.schema.ts';

export const auditFormEditor = editorOf(auditForm, 'Request for an audit', {
  group: 'Contact, prices and forms',
  words: 'code review, enquiry',
});
