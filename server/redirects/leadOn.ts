import type { PayloadRequest } from 'payload';
import { findPublishedAt } from './findPublishedAt.ts';

/**
 * Redirects an address at which nothing is published any more to another one. Existing redirects to the old address
 * then lead straight to the new one.
 */
export async function leadOn(req: PayloadRequest, from: string, to: string): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { to: { equals: from } },
    pagination: false,
    depth: 0,
    req,
  });
  for (const { id } of docs) {
    await req.payload.update({ collection: 'redirects', id, data: { to }, depth: 0, req });
  }
  // The home page and the list of a category keep their addresses, whatever page was there before.
  if (from === '/' || (await findPublishedAt(req, from))) return;
  await req.payload.create({ collection: 'redirects', data: { from, to, isPermanent: true }, depth: 0, req });
}
