import { randomBytes } from 'node:crypto';
import { type Payload, ValidationError } from 'payload';
import { z } from 'zod';
import { roles } from '../access/access.ts';
import { answer, type Call, postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { User } from '../payload-types.ts';
import { answerInWords, forAdmins, forOneself } from './accountEndpoint.ts';
import { enqueueAccountLink } from './accountLinks.ts';
import { networkOfRequest, normalizedAddress } from './admitSignIn.ts';
import { admitTry, countTry } from './limits.ts';

const invitation = z.object({ name: z.string().trim().min(1).max(120), email: z.email(), role: z.enum(roles) });

/**
 * `POST /api/users/invite` with name, email and role: makes an account whose password nobody knows, and owes its person
 * a link. `POST /api/users/:id/send-link` owes another link. Without `smtpUrl` the email stays in the mailbox.
 */
export const inviteEndpoints = (smtpUrl: string | undefined): Call[] => [
  forOneself('/invite', {}, async (req) => {
    const asked = invitation.safeParse(req.data);
    if (!asked.success) return answer(400, say('Type a name and an email address, and choose a role'));
    const { payload, user } = req;
    const data = {
      ...asked.data,
      password: randomBytes(32).toString('base64url'),
      invitedAt: new Date().toISOString(),
    };
    try {
      await inTransaction(payload, async (inReq) => {
        const made = await payload.create({ collection: 'users', data, req: Object.assign(inReq, { user }) });
        await enqueueAccountLink(payload, inReq, made.id, 'invitation');
      });
    } catch (error) {
      if (error instanceof ValidationError) return answer(409, say('This address has an account already'));
      throw error;
    }
    return answer(201, say('{name} is invited. {way}', { name: asked.data.name, way: wayOf(smtpUrl) }));
  }),
  forAdmins('/:id/send-link', {}, async ({ payload }, { id }) => {
    const found = await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } });
    if (!found) return answer(404, say('There is no such account'));
    const isInvited = Boolean(found.invitedAt) && !found.lastSignInAt;
    const kind = isInvited ? 'invitation' : 'new-password';
    await inTransaction(payload, (inReq) => enqueueAccountLink(payload, inReq, id, kind));
    return answer(202, wayOf(smtpUrl));
  }),
];

function wayOf(smtpUrl: string | undefined): string {
  return smtpUrl
    ? say('The email leaves within a few seconds')
    : say('No mail server is set: the email is kept in the mailbox, under Emails. Hand its link over yourself');
}

const asked = z.object({ email: z.email() });

/**
 * `POST /api/users/forgot-password`, in place of Payload's own: answers the same, and just as fast, whether or not the
 * account exists, and owes an email where it does.
 */
export const forgottenPasswordEndpoint = postCall(
  '/forgot-password',
  answerInWords(async (req) => {
    const { payload } = req;
    const typed = asked.safeParse(req.data);
    if (!typed.success) return answer(400, say('Type an email address'));
    await admitTry(payload, 'forgottenByNetwork', networkOfRequest(req));
    enqueueIfThere(payload, normalizedAddress(typed.data.email)).catch((err: unknown) => payload.logger.error({ err }));
    return answer(200, say('If the address has an account, an email with a link is on its way'));
  }),
);

async function enqueueIfThere(payload: Payload, email: string): Promise<void> {
  // Nobody may flood a mailbox; the person asking is not told.
  if ((await countTry(payload, 'forgotten', email)) !== undefined) return;
  const user = await payload.db.findOne<User>({ collection: 'users', where: { email: { equals: email } } });
  if (user) await inTransaction(payload, (req) => enqueueAccountLink(payload, req, user.id, 'new-password'));
}
