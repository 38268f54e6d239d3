import type { Payload } from 'payload';
import type { Role } from '../access/access.ts';

/** A user with a role, as Payload attaches one to a request. */
export async function createUserWith(payload: Payload, role: Role) {
  const data = { email: `${role}@wharfside.example`, password: 'a long enough password', name: role, role };
  return { ...(await payload.create({ collection: 'users', data })), collection: 'users' as const };
}
