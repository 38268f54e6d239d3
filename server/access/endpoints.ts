import type { PayloadRequest } from 'payload';
import { say } from '../admin/say.ts';
import { sayAgain } from '../admin/sayAgain.ts';
import { hasRole, type Role } from './access.ts';

export type Handler = (req: PayloadRequest) => Promise<Response>;

/** Lets in people who have signed in with one of the roles, and refuses the others in words. */
export function forPeople(roles: readonly Role[], refused: string, handler: Handler): Handler {
  return forSignedIn(async (req) => (hasRole(req, ...roles) ? handler(req) : answer(403, say(refused))));
}

export function forSignedIn(handler: Handler): Handler {
  return async (req) => (req.user ? handler(req) : answer(401, say('Sign in first')));
}

/** An answer that no cache keeps: a message for people, or an object with more. */
export function answer(status: number, said: string | object): Response {
  const body = typeof said === 'string' ? { message: sayAgain(said) } : said;
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

/** The body of a call; undefined where it is larger than `maxBytes`. */
export async function readBytes({ body }: PayloadRequest, maxBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
