import { addDataAndFileToRequest, type Payload } from 'payload';
import { z } from 'zod';
import { answer, postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { User } from '../payload-types.ts';
import { answerInWords } from './accountEndpoint.ts';
import { enqueueAccountLink } from './accountLinks.ts';
import { networkOfRequest, normalizedAddress } from './admitSignIn.ts';
import { admitTry, countTry } from './limits.ts';

const asked = z.object({ email: z.email() });

/**
 * `POST /api/users/forgot-password`, in place of Payload's own: answers the same, and just as fast, whether or not the
 * account exists, and owes an email where it does.
 */
export const forgottenPasswordEndpoint = postCall(
  '/forgot-password',
  answerInWords(async (req) => {
    const { payload } = req;
    await addDataAndFileToRequest(req);
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
