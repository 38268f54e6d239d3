import type { Endpoint, PayloadRequest } from 'payload';
import { sayAgain } from '../admin/sayAgain.ts';

/** A call of ours, of a collection, a global, or by itself. Who may make it is said in accessTable.ts, and nowhere else. */
export type Call = Omit<Endpoint, 'root'>;

export type Handler = (req: PayloadRequest) => Promise<Response>;

export const getCall = (path: `/${string}`, handler: Handler): Call => ({ path, method: 'get', handler });
export const postCall = (path: `/${string}`, handler: Handler): Call => ({ path, method: 'post', handler });

/**
 * An answer that no cache keeps: a message for people, or an object with more. A refusal can be read by our own pages and
 * by Payload's.
 */
export function answer(status: number, said: string | object): Response {
  const message = typeof said === 'string' ? sayAgain(said) : undefined;
  const refusal = status < 400 ? {} : { errors: [{ message }] };
  return Response.json(message === undefined ? said : { message, ...refusal }, {
    status,
    headers: { 'Cache-Control': 'no-store' },
  });
}

/**
 * The body of a call; undefined where it is larger than `maxBytes`. It is read to its end all the same: what is left of
 * it would stand before the next request on this connection.
 */
export async function readBytes({ body }: PayloadRequest, maxBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    sizeBytes += chunk.length;
    if (sizeBytes <= maxBytes) chunks.push(chunk);
  }
  return sizeBytes > maxBytes ? undefined : Buffer.concat(chunks);
}
