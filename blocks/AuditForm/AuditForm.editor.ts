import { editorOf } from '../editor/editorBlock.ts';
import { auditForm } from './AuditForm.schema.ts';

export const auditFormEditor = editorOf(auditForm, 'Request for an audit');
