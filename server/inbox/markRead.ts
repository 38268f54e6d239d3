import { answer, postCall } from '../access/endpoints.ts';

/** `POST /api/leads/:id/read`: notes that sales have opened a request. Only the first time counts. */
export const markReadEndpoint = postCall('/:id/read', async (req) => {
  const id = Number(req.routeParams?.id);
  const where = { and: [{ id: { equals: id } }, { readAt: { exists: false } }] };
  // Below Payload's operations, and without a new date of the last change: opening a request does not change it, and
  // the open form would be called out of date.
  const data = { readAt: new Date().toISOString(), updatedAt: null };
  await req.payload.db.updateMany({ collection: 'leads', where, data, returning: false });
  return answer(200, {});
});
