import type { PayloadRequest } from 'payload';
import { insertRows } from '../database/directRows.ts';
import type { AuditAction } from './auditTrail.ts';

/** Something that somebody did. */
export interface AuditEvent {
  action: AuditAction;
  /** Such as Page, or Site settings. */
  kind: string;
  /** What people call it. */
  subject: string;
  document?: string;
  /** Names of fields; never what is in them. */
  changed?: readonly string[];
}

/** Characters of a title, a name or a list of fields that are kept. */
const longest = 200;

/** Notes what the person of `req` did, in its transaction. What the website does by itself is nobody's doing. */
export async function noteEvent(req: PayloadRequest, event: AuditEvent, person = req.user): Promise<void> {
  if (!person || !('email' in person)) return;
  const { action, changed = [], document, kind, subject } = event;
  const row = {
    by: person.id,
    byName: short(person.name || person.email),
    action,
    kind,
    subject: short(subject),
    document: document ?? null,
    changed: changed.length > 0 ? short(changed.join(', ')) : null,
  };
  await insertRows(req.payload, req, 'audit_trail', [row]);
}

function short(words: string): string {
  return words.length > longest ? `${words.slice(0, longest - 1)}…` : words;
}
