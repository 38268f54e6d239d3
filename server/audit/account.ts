import type { Payload } from 'payload';
import type { User } from '../payload-types.ts';
import type { AuditEvent } from './noteEvent.ts';

/** Describes an account as the audit trail names it. */
export async function account(
  payload: Payload,
  id: number,
): Promise<Pick<AuditEvent, 'document' | 'kind' | 'subject'>> {
  const user = await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } });
  return { kind: 'Users', subject: user?.email ?? `Number ${id}`, document: String(id) };
}
