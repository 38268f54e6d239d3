import type { CollectionAfterErrorHook, Payload, PayloadRequest } from 'payload';
import { encode } from 'uqr';
import { z } from 'zod';
import { answer, type Call } from '../../access/endpoints.ts';
import { say } from '../../admin/say.ts';
import { account, noteEvent } from '../../audit/auditTrail.ts';
import { inTransaction, lockRows } from '../../database/inTransaction.ts';
import { enqueueDeliveries } from '../../delivery/enqueueDeliveries.ts';
import type { SecondFactor } from '../../payload-types.ts';
import { forAdmins, forOneself, type Person } from '../accountEndpoint.ts';
import { AccountRefusal, admitTry, forgetTries, inMinutes } from '../limits.ts';
import { endOtherSessions } from '../sessions.ts';
import {
  addressOfSecret,
  beginFactor,
  confirmFactor,
  endFactor,
  findFactor,
  giveRecoveryCodes,
  normalizeCode,
  spendCode,
} from './factorStore.ts';

const collection = 'second-factors';

/** Wrong codes in a row after which the owner is told by email, and each further one doubles the pause. */
const tolerated = 5;

const firstPauseMs = 60_000;

const longestPauseMs = 24 * 3_600_000;

/** A sign-in with a wrong code of the factor with this id. */
export class WrongCode extends AccountRefusal {
  readonly factor: number;

  constructor(factor: number) {
    const words = say('This code is wrong, or was used already. Wait for the next one, or type a recovery code.');
    super(words, 401, { secondFactor: 'wrong' });
    this.factor = factor;
  }
}

/** Counts the wrong code of a sign-in, once everything else that it wrote is rolled back. */
export const keepWrongCode: CollectionAfterErrorHook = async ({ error, req: { payload } }) => {
  if (error instanceof WrongCode) await inTransaction(payload, (own) => noteWrongCode(payload, own, error.factor));
};

const typed = z.object({ code: z.string().max(40) });
const wrongCode = 'This code is wrong, or was used already. Wait for the next one, and type that.';

/**
 * `POST /api/users/second-factor/…`: `begin` with the present password answers the secret and its QR code, `confirm`
 * with a first code turns it on, `recovery-codes` and `end` ask for password and code. An admin ends that of somebody
 * else by `POST /api/users/:id/second-factor/end`. `issuer` is our name in the authenticator app.
 */
export const factorEndpoints = (issuer: string): Call[] => [
  forOneself('/second-factor/begin', { asksPassword: true }, async ({ payload }, { email, id }) => {
    const secret = await beginFactor(payload, id);
    if (secret === undefined)
      return answer(409, say('You have a second factor. Turn it off before you set up another.'));
    const { data } = encode(addressOfSecret(secret, issuer, email), { ecc: 'M', border: 4 });
    return answer(200, { message: say('Read the picture with your phone'), secret, picture: data });
  }),
  forOneself('/second-factor/confirm', {}, async (req, { id, session }) => {
    const code = codeIn(req);
    await admitTry(req.payload, 'code', String(id));
    const recoveryCodes = code === undefined ? undefined : await confirmFactor(req.payload, id, code);
    if (!recoveryCodes) return answer(400, wrongCode);
    await forgetTries(req.payload, 'code', String(id));
    // The other sessions were signed in by the password alone.
    await endOtherSessions(req.payload, id, session);
    await noteChange(req, id, 'set up');
    return answer(200, { message: say('From now on your phone is asked for as well'), recoveryCodes });
  }),
  forOneself('/second-factor/recovery-codes', { asksPassword: true }, (req, person) =>
    withCode(req, person, async (inReq, factor) => {
      const recoveryCodes = await giveRecoveryCodes(req.payload, inReq, factor);
      return answer(200, { message: say('The codes before these are no good any more'), recoveryCodes });
    }),
  ),
  forOneself('/second-factor/end', { asksPassword: true }, (req, person) =>
    withCode(req, person, async (inReq) => {
      await endFactor(req.payload, person.id, inReq);
      await noteChange(inReq, person.id, 'turned off', req.user);
      return answer(200, say('From now on your password alone is asked for'));
    }),
  ),
  forAdmins('/:id/second-factor/end', { asksPassword: true }, async (req, { id }) => {
    const isEnded = await endFactor(req.payload, id);
    if (isEnded) await noteChange(req, id, 'turned off');
    return isEnded
      ? answer(200, say('From now on the password alone is asked for. Tell the person'))
      : answer(404, say('This person has no second factor'));
  }),
];

async function noteChange(
  req: PayloadRequest,
  id: number,
  what: 'set up' | 'turned off',
  by = req.user,
): Promise<void> {
  const subject = await account(req.payload, id);
  await noteEvent(req, { action: 'changed', ...subject, changed: [`second factor, ${what}`] }, by);
}

/** Runs work that needs a code, in the transaction that uses the code up. */
async function withCode(
  req: PayloadRequest,
  { id }: Person,
  work: (inReq: PayloadRequest, factor: number) => Promise<Response>,
): Promise<Response> {
  const { payload } = req;
  const code = codeIn(req);
  const factor = await findFactor(payload, id);
  if (!factor?.confirmedAt) return answer(409, say('You have no second factor'));
  if (code !== undefined) admitCode(factor, code, new Date());
  await admitTry(payload, 'code', String(id));
  return inTransaction(payload, async (inReq) => {
    if (code === undefined) return answer(400, wrongCode);
    if (!(await spendCode(payload, inReq, factor.id, code))) {
      await noteWrongCode(payload, inReq, factor.id);
      return answer(400, wrongCode);
    }
    await forgetTries(payload, 'code', String(id));
    return work(inReq, factor.id);
  });
}

const codeIn = ({ data }: PayloadRequest) => typed.safeParse(data).data?.code;

/** Refuses a code during a pause. Recovery codes are too long to be guessed: they let the owner in. */
export function admitCode({ pausedUntil }: Pick<SecondFactor, 'pausedUntil'>, typed: string, now: Date): void {
  const leftMs = pausedUntil ? new Date(pausedUntil).getTime() - now.getTime() : 0;
  if (leftMs <= 0 || !/^\d{6}$/.test(normalizeCode(typed))) return;
  const wait = inMinutes(Math.ceil(leftMs / 60_000));
  throw new AccountRefusal(
    say('There were too many wrong codes. Wait {wait}, or type a recovery code.', { wait }),
    429,
  );
}

/** Counts a wrong code in the transaction of `req`, which must be committed. */
async function noteWrongCode(payload: Payload, req: PayloadRequest, id: number): Promise<void> {
  await lockRows(payload, req, new Map([[collection, new Set([id])]]));
  const factor = await payload.db.findOne<SecondFactor>({ collection, where: { id: { equals: id } }, req });
  if (!factor) return;
  const wrongCodes = (factor.wrongCodes ?? 0) + 1;
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (wrongCodes - tolerated));
  const pausedUntil = wrongCodes < tolerated ? null : new Date(Date.now() + pauseMs).toISOString();
  await payload.db.updateOne({ collection, id, data: { wrongCodes, pausedUntil }, req, returning: false });
  if (wrongCodes !== tolerated) return;
  const user = typeof factor.user === 'object' ? factor.user.id : factor.user;
  await enqueueDeliveries(payload, req, null, [{ kind: 'wrong-codes', user }]);
}
