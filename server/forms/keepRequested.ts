import { APIError, type PayloadRequest } from 'payload';

/** Refuses to remove a form that has requests: its kind decides how long they are kept. */
export async function keepRequested(req: PayloadRequest, id: number): Promise<void> {
  const options = { id, depth: 0, disableErrors: true, trash: true, req } as const;
  const form = await req.payload.findByID({ collection: 'forms', ...options });
  if (!form) return;
  const where = { formId: { equals: form.name } };
  const { totalDocs } = await req.payload.count({ collection: 'leads', where, req });
  if (totalDocs === 0) return;
  const came = totalDocs === 1 ? 'One request' : `${totalDocs} requests`;
  const mend = 'Leave it where it is: no page shows it, and it can be deleted once they are erased.';
  throw new APIError(`${came} came by "${form.title}". ${mend}`, 409, undefined, true);
}
