import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { addressHeader } from '../network/believeProxies.ts';
import { networkOf } from '../network/networkOf.ts';
import type { User } from '../payload-types.ts';
import { admitTry, forgetTries, takeBackTry } from './limits.ts';
import { isOnlyChecking } from './passwordCheck.ts';

const stretch = promisify(pbkdf2);

/**
 * Limits how often one may try to sign in, in the same way whether or not the account exists. A network from which the
 * person has signed in before is never shut out by what strangers do elsewhere.
 */
export const admitSignIn: CollectionBeforeOperationHook<'users'> = async ({ args, operation, req }) => {
  if (operation !== 'login' || isOnlyChecking()) return;
  const { email, password }: { email?: unknown; password?: unknown } = args.data ?? {};
  if (typeof email !== 'string' || typeof password !== 'string' || !password.trim()) return;
  const { payload } = req;
  const account = normalizedAddress(email);
  const network = networkOfRequest(req);
  await admitTry(payload, 'network', network);
  await admitTry(payload, 'signIn', `${account} ${network}`);
  const user = await payload.db.findOne<User>({ collection: 'users', where: { email: { equals: account } }, req });
  if (!knownNetworksOf(user).includes(network)) await admitTry(payload, 'account', account);
  // Takes as long as Payload does for an existing account: a quick answer would reveal that there is none.
  if (!user) await stretch(password, 'nobody', 600_000, 32, 'sha256');
};

/** Forgets a person's wrong tries after they have signed in. */
export async function forgetWrongSignIns(req: PayloadRequest, email: string): Promise<void> {
  const { payload } = req;
  const account = normalizedAddress(email);
  const network = networkOfRequest(req);
  await forgetTries(payload, 'signIn', `${account} ${network}`);
  await forgetTries(payload, 'account', account);
  await takeBackTry(payload, 'network', network);
}

/** The network of a request; empty for calls of our own code. */
export function networkOfRequest({ headers }: Pick<PayloadRequest, 'headers'>): string {
  return networkOf(headers?.get(addressHeader) ?? '');
}

export function knownNetworksOf(user: Pick<User, 'knownNetworks'> | null | undefined): string[] {
  const known = user?.knownNetworks;
  return Array.isArray(known) ? known.filter((one) => typeof one === 'string') : [];
}

/** The address as Payload stores it. */
export function normalizedAddress(email: string): string {
  return email.toLowerCase().trim();
}
