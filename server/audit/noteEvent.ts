import type { Payload, PayloadRequest } from 'payload';
import { insertRows } from '../database/directRows.ts';
import type { User } from '../payload-types.ts';
import type { AuditAction } from './auditTrail.ts';

/** Something that a person did. */
export interface AuditEvent {
  action: AuditAction;
  /** Such as Page, or Site settings. */
  kind: string;
  /** The name that people know it by. */
  subject: string;
  document?: string;
  /** Names of fields, never their values. */
  changed?: readonly string[];
}

/** The most characters that are kept of a title, a name or a list of fields. */
const longest = 200;

/** Records what the person of `req` did, in its transaction. What the website does by itself is not recorded. */
export async function noteEvent(req: PayloadRequest, event: AuditEvent, person = req.user): Promise<void> {
  if (!person || !('email' in person)) return;
  const { action, changed = [], document, kind, subject } = event;
  const row = {
    by: person.id,
    byName: shorten(person.name || person.email),
    action,
    kind,
    subject: shorten(subject),
    document: document ?? null,
    changed: changed.length > 0 ? shorten(changed.join(', ')) : null,
  };
  await insertRows(req.payload, req, 'audit_trail', [row]);
}

function shorten(words: string): string {
  return words.length > longest ? `${words.slice(0, longest - 1)}…` : words;
}

/** Describes an account as the audit trail names it. */
export async function account(
  payload: Payload,
  id: number,
): Promise<Pick<AuditEvent, 'document' | 'kind' | 'subject'>> {
  const user = await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } });
  return { kind: 'Users', subject: user?.email ?? `Number ${id}`, document: String(id) };
}
