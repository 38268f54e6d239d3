import type { Payload, PayloadRequest } from 'payload';
import { publishedIn, whereAddress } from '../fields/language.ts';

/** Where visitors find a page of the default language in another one; undefined where it is missing there. */
export async function findTwinPath(
  payload: Payload,
  language: string,
  href: string,
  req?: PayloadRequest,
): Promise<string | undefined> {
  const [path = ''] = href.split(/[?#]/, 1);
  const at = [{ 'original.address': { equals: path } }, await whereAddress(payload, path, req)];
  const where = { and: [publishedIn(language), { or: at }] };
  const asked = { select: { address: true }, depth: 0, limit: 1, pagination: false, ...(req ? { req } : {}) } as const;
  const { docs } = await payload.find({ collection: 'pages', where, ...asked });
  return docs[0]?.address ? docs[0].address + href.slice(path.length) : undefined;
}
