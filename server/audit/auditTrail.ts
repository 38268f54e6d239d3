import type { CollectionConfig, FieldHookArgs, Payload, PayloadRequest } from 'payload';
import { say } from '../admin/say.ts';
import { saidAgain, sayAgain } from '../admin/sayAgain.ts';
import { insertRows } from '../database/directRows.ts';
import type { User } from '../payload-types.ts';

const auditActions = [
  { value: 'created', label: 'Created' },
  { value: 'changed', label: 'Changed' },
  { value: 'published', label: 'Published' },
  { value: 'unpublished', label: 'Taken off the site' },
  { value: 'deleted', label: 'Deleted' },
  { value: 'signed-in', label: 'Signed in' },
] as const;
export type AuditAction = (typeof auditActions)[number]['value'];

/** Who changed what, and when. Written by hooks in the transaction of the change; only retention removes entries. */
export const auditTrail: CollectionConfig = {
  slug: 'audit-trail',
  labels: { singular: 'Change', plural: 'Who changed what' },
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'byName', 'action', 'kind', 'subject', 'changed'],
    listSearchableFields: ['byName', 'subject', 'kind'],
    group: 'People',
    description:
      'Who changed content, settings, accounts and what came of requests, and when. Requests and what belongs to them are listed by number. Nobody can change it; how long it is kept is set under Retention.',
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'byName', label: 'Who', type: 'text', required: true },
    { name: 'action', label: 'Did', type: 'select', required: true, index: true, options: [...auditActions] },
    { name: 'kind', label: 'Of', type: 'text', required: true, index: true, hooks: saidAgain },
    { name: 'subject', label: 'What', type: 'text', required: true, hooks: { afterRead: [saySubject] } },
    { name: 'document', label: 'Number', type: 'text', index: true },
    { name: 'changed', label: 'Fields', type: 'text' },
    { name: 'by', label: 'Account', type: 'relationship', relationTo: 'users', index: true },
  ],
};

/** What has no title of its own: a number, and settings, of which there is one. */
function saySubject({ overrideAccess, siblingData: { document }, value }: FieldHookArgs): unknown {
  if (overrideAccess !== false || typeof value !== 'string') return value;
  if (!document) return sayAgain(value);
  return value === `Number ${document}` ? say('Number {document}', { document }) : value;
}

interface AuditEvent {
  action: AuditAction;
  /** Such as Page, or Site settings. */
  kind: string;
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

export async function account(
  payload: Payload,
  id: number,
): Promise<Pick<AuditEvent, 'document' | 'kind' | 'subject'>> {
  const user = await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } });
  return { kind: 'Users', subject: user?.email ?? `Number ${id}`, document: String(id) };
}

/** The name by which colleagues know the person of a request; null for a program. */
export function nameOfUser(user: PayloadRequest['user']): string | null {
  if (!user || !('email' in user)) return null;
  return user.name || user.email;
}
