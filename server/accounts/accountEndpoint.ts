import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { answer, type Call, type Handler, postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { demandPresent } from './admitSignIn.ts';
import { AccountRefusal } from './limits.ts';

export interface Person {
  id: number;
  email: string;
  session: string;
}

const signedIn = z.object({ id: z.number(), email: z.string(), _sid: z.string() });
const withPassword = z.object({ presentPassword: z.string() });
const somebodyElse = z.object({ id: z.coerce.number().int().positive() });

/** `POST /api/users<path>` for one's own account. `asksPassword`: because a session alone can be stolen. */
export function forOneself(
  path: `/${string}`,
  { asksPassword = false }: { asksPassword?: boolean },
  work: (req: PayloadRequest, person: Person) => Promise<Response>,
): Call {
  return postCall(
    path,
    answerInWords(async (req) => {
      const found = signedIn.safeParse(req.user);
      if (!found.success) return answer(401, say('Sign in first'));
      const { _sid: session, email, id } = found.data;
      if (asksPassword) {
        const typed = withPassword.safeParse(req.data).data?.presentPassword;
        if (!typed?.trim()) return answer(400, say('Type your present password.'));
        await demandPresent(req.payload, id, typed);
      }
      return work(req, { email, id, session });
    }),
  );
}

/** `POST /api/users<path>` for an admin, about somebody else. */
export function forAdmins(
  path: `/:id/${string}`,
  { asksPassword = false }: { asksPassword?: boolean },
  work: (req: PayloadRequest, somebody: { id: number }) => Promise<Response>,
): Call {
  return forOneself(path, { asksPassword }, async (req, person) => {
    const asked = somebodyElse.safeParse(req.routeParams);
    if (!asked.success) return answer(404, say('There is no such account'));
    if (asked.data.id === person.id) return answer(409, say('This is your own account: do it on your account page'));
    return work(req, asked.data);
  });
}

/** Turns a thrown refusal into the same answer as the other refusals here. */
export function answerInWords(handler: Handler): Handler {
  return async (req) => {
    try {
      return await handler(req);
    } catch (error) {
      if (error instanceof AccountRefusal) return answer(error.status, error.message);
      throw error;
    }
  };
}
