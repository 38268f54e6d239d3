import type { FieldToFix } from '../../admin/refusals/FieldsToFix.tsx';
import type { DocumentState } from '../documentState.ts';

export function faultWords(isKept: boolean): string {
  return `Published, but this cannot be shown as it is. Visitors see ${isKept ? 'it as it was before' : 'nothing of it'}.`;
}

/** What must be fixed: each field by itself where the fault names any. */
export function fieldsOfFault({ fields, message }: Extract<DocumentState, { kind: 'fault' }>): FieldToFix[] {
  if (!fields) return [{ path: '', place: '', message }];
  return fields.map(({ path, words }) => ({ path, place: words, message: '' }));
}
