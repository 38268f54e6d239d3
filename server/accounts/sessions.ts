import type { Payload } from 'payload';
import { z } from 'zod';
import { answer, type Call } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { inTransaction, lockRows } from '../database/inTransaction.ts';
import type { User } from '../payload-types.ts';
import { forAdmins, forOneself } from './accountEndpoint.ts';

type Session = NonNullable<User['sessions']>[number];

const which = z.object({ session: z.string() });

/**
 * `POST /api/users/sessions/end` with `{"session": …}` signs out one of one's own browsers, without it all others.
 * `POST /api/users/:id/sessions/end` signs somebody else out everywhere.
 */
export const sessionEndpoints: Call[] = [
  forOneself('/sessions/end', {}, async ({ data, payload }, { id, session }) => {
    const asked = which.safeParse(data).data?.session;
    if (asked === undefined) {
      await endOtherSessions(payload, id, session);
      return answer(200, say('You are signed in here alone'));
    }
    if (asked === session) return answer(409, say('This is where you are: log out instead'));
    await endSessions(payload, id, (one) => one.id === asked);
    return answer(200, say('It is signed out'));
  }),
  forAdmins('/:id/sessions/end', { asksPassword: true }, async ({ payload }, { id }) => {
    await endSessions(payload, id, () => true);
    return answer(200, say('The person is signed out everywhere'));
  }),
];

/** Sessions of a person that have not expired, newest first. */
export async function listSessions(payload: Payload, id: number, now: Date): Promise<Session[]> {
  const user = await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } });
  const open = (user?.sessions ?? []).filter(({ expiresAt }) => new Date(expiresAt) > now);
  return open.toSorted((one, other) => String(other.createdAt).localeCompare(String(one.createdAt)));
}

export function endOtherSessions(payload: Payload, id: number, own: string): Promise<void> {
  return endSessions(payload, id, (one) => one.id !== own);
}

function endSessions(payload: Payload, id: number, isMeant: (session: Session) => boolean): Promise<void> {
  return inTransaction(payload, async (req) => {
    await lockRows(payload, req, new Map([['users', new Set([id])]]));
    const user = await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req });
    if (!user) return;
    const sessions = (user.sessions ?? []).filter((one) => !isMeant(one));
    // The whole row, as Payload itself writes it; signing out does not change the person.
    const data = { ...user, sessions, updatedAt: null };
    await payload.db.updateOne({ collection: 'users', id, data, req, returning: false });
  });
}
