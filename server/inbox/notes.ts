import type { CollectionConfig, Payload } from 'payload';
import { z } from 'zod';
import { answer, postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { inTransaction, lockRows } from '../database/inTransaction.ts';
import type { LeadNote } from '../payload-types.ts';
import { findRows } from '../privacy/erasure/belongings.ts';
import { idOf } from '../references/idOf.ts';
import { authorFields } from './collections/leadMessages.ts';

/** What was said and agreed, by whom and when. Visitors and other programs never see it. */
export const leadNotes: CollectionConfig = {
  slug: 'lead-notes',
  labels: { singular: 'Note of sales', plural: 'Notes of sales' },
  // Hidden, because they are read and written at their request.
  admin: { useAsTitle: 'text', hidden: true },
  defaultSort: 'createdAt',
  fields: [
    { name: 'lead', label: 'Request', type: 'relationship', relationTo: 'leads', required: true, index: true },
    { name: 'text', type: 'textarea', required: true, maxLength: 5000 },
    ...authorFields,
  ],
};

/** ms in which the same words of the same person are one note: its answer was lost, and it was pressed again. */
const sameNoteMs = 10 * 60_000;

const asked = z.object({ text: z.string().trim().min(1).max(5000) });

/** `POST /api/leads/:id/notes` with `{"text": …}`: lets sales note what was said or agreed. */
export const addNoteEndpoint = postCall('/:id/notes', async (req) => {
  const { payload, routeParams, user } = req;
  if (!user || !('email' in user)) return answer(401, say('Sign in first'));
  const typed = asked.safeParse(req.data);
  if (!typed.success) return answer(400, say('Type a note of at most 5,000 characters'));
  const id = Number(routeParams?.id);
  const { totalDocs } = await payload.db.count({ collection: 'leads', where: { id: { equals: id } } });
  if (totalDocs === 0) return answer(404, say('There is no such request'));
  const note = { lead: id, text: typed.data.text, author: user.id, authorName: user.name || user.email };
  await inTransaction(payload, async (inReq) => {
    await lockRows(payload, inReq, new Map([['leads', new Set([id])]]));
    const since = new Date(Date.now() - sameNoteMs).toISOString();
    const same = ['lead', 'text', 'author'].map((name) => ({ [name]: { equals: Reflect.get(note, name) } }));
    const where = { and: [...same, { createdAt: { greater_than: since } }] };
    const known = await payload.db.count({ collection: 'lead-notes', where, req: inReq });
    if (known.totalDocs > 0) return;
    await payload.db.create({ collection: 'lead-notes', data: note, req: inReq, returning: false });
    // Below Payload's operations, and without a new date of the last change, so that the form next to it is not
    // called out of date and still saves what is typed there.
    const data = { lastExchangeAt: new Date().toISOString(), updatedAt: null };
    await payload.db.updateOne({ collection: 'leads', id, data, req: inReq, returning: false });
  });
  return answer(201, say('It is noted'));
});

/** Returns the notes of requests, by request id, oldest first. */
export async function readNotes(payload: Payload, leads: readonly number[]): Promise<Map<number, LeadNote[]>> {
  const rows = await findRows<LeadNote>(payload, {}, 'lead-notes', 'lead', new Set(leads));
  return Map.groupBy(
    rows.toSorted((one, other) => one.id - other.id),
    ({ lead }) => idOf(lead),
  );
}

export function noteInWords({ authorName, createdAt, text }: LeadNote): string {
  return `${createdAt.slice(0, 10)}, ${authorName}: ${text}`;
}
