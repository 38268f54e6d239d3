import type { Payload, PayloadRequest } from 'payload';
import { whereAddress } from '../fields/language.ts';

/** Where visitors find a page of the default language in another one; undefined where it is missing there. */
export async function findTwinPath(
  payload: Payload,
  language: string,
  href: string,
  req?: PayloadRequest,
): Promise<string | undefined> {
  const [path = ''] = href.split(/[?#]/, 1);
  const isTwin = { and: [{ language: { equals: language } }, { _status: { equals: 'published' } }] };
  const at = [{ 'original.address': { equals: path } }, await whereAddress(payload, path, req)];
  const where = { and: [isTwin, { or: at }] };
  const asked = { select: { address: true }, depth: 0, limit: 1, pagination: false, ...(req ? { req } : {}) } as const;
  const { docs } = await payload.find({ collection: 'pages', where, ...asked });
  return docs[0]?.address ? docs[0].address + href.slice(path.length) : undefined;
}
