import type { Payload, PayloadRequest } from 'payload';
import type { Call } from '../access/endpoints.ts';

/** Makes a call as it is served, by those who may; `of`: the slug of its collection or global, if it belongs to one. */
export async function makeCall(
  { config }: Payload,
  { method, path }: Pick<Call, 'method' | 'path'>,
  req: PayloadRequest,
  of?: string,
): Promise<Response> {
  const owner = of === undefined ? config : [...config.collections, ...config.globals].find(({ slug }) => slug === of);
  const call = (owner?.endpoints || []).find((one) => one.method === method && one.path === path);
  if (!call) throw new Error(`There is no ${method} ${path} of ${of ?? 'all'}`);
  return call.handler(req);
}
