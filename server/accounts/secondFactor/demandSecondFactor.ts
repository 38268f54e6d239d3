import type { CollectionBeforeLoginHook } from 'payload';
import type { User } from '../../payload-types.ts';
import { AccountRefusal } from '../AccountRefusal.ts';
import { admitTry, forgetTries } from '../limits.ts';
import { endCheck, isOnlyChecking } from '../passwordCheck.ts';
import { findFactor, spendCode } from './factorStore.ts';
import { admitCode, WrongCode } from './wrongCodes.ts';

/**
 * Asks people who have a second factor for a code. Everything that makes a session passes here: a sign-in, and a new
 * password by a link, which is rolled back with the rest where the code is missing or wrong.
 */
export const demandSecondFactor: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  endCheck();
  if (isOnlyChecking()) return;
  const { payload } = req;
  const factor = await findFactor(payload, user.id, req);
  if (!factor?.confirmedAt) return;
  const code: unknown = req.data?.code;
  if (typeof code !== 'string' || !code.trim()) {
    throw new AccountRefusal('Type the code that your phone shows.', 401, { secondFactor: 'asked' });
  }
  admitCode(factor, code, new Date());
  await admitTry(payload, 'code', String(user.id));
  if (!(await spendCode(payload, req, factor.id, code))) {
    throw new WrongCode(factor.id);
  }
  await forgetTries(payload, 'code', String(user.id));
};
