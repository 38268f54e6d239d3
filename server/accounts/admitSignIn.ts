import { AsyncLocalStorage } from 'node:async_hooks';
import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import {
  AuthenticationError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  isolateObjectProperty,
  type Payload,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { say } from '../admin/say.ts';
import { addressHeader } from '../network/believeProxies.ts';
import { networkOf } from '../network/networkOf.ts';
import type { User } from '../payload-types.ts';
import { admitTry, countTry, forgetTries, takeBackTry } from './limits.ts';
import { askForPresent, passwordFault } from './passwordFault.ts';

const stretch = promisify(pbkdf2);

/** Limits tries to sign in, alike with and without an account. Strangers never shut out a known network. */
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

/** How far a sign-in goes that only checks a password; see {@link isPassword} and {@link isPasswordWithin}. */
const checking = new AsyncLocalStorage<'ends at the door' | 'stays in its transaction'>();

/** Thrown instead of signing in, where only the password is checked. */
class PasswordIsRight extends Error {}

/** True while a password is only checked: nobody signs in, and nothing counts as a stranger's try. */
export function isOnlyChecking(): boolean {
  return checking.getStore() !== undefined;
}

/** Must be called once the password was right: ends a sign-in that only checks, and rolls back what it wrote. */
export function endCheck(): void {
  if (checking.getStore() === 'ends at the door') throw new PasswordIsRight();
}

/** Checks a password with Payload's own sign-in. Must not be called inside a transaction. */
export async function isPassword(payload: Payload, email: string, password: string): Promise<boolean> {
  const attempt = { collection: 'users', data: { email, password } } as const;
  try {
    await checking.run('ends at the door', () => payload.login(attempt));
  } catch (error) {
    if (error instanceof PasswordIsRight) return true;
    if (error instanceof AuthenticationError) return false;
    throw error;
  }
  throw new Error('A check of a password has signed somebody in: users need the hook that ends it');
}

/** The same within the transaction of `req`: a session that is made here is overwritten by its change. */
async function isPasswordWithin(req: PayloadRequest, email: string, password: string): Promise<boolean> {
  const within = isolateObjectProperty(req, ['transactionID', 'user']);
  const attempt = { collection: 'users', data: { email, password }, req: within } as const;
  try {
    await checking.run('stays in its transaction', () => req.payload.login(attempt));
    return true;
  } catch (error) {
    if (error instanceof AuthenticationError) return false;
    throw error;
  }
}

/** Refuses a bad new password on every path that can set one. */
export const checkNewPassword: CollectionBeforeOperationHook<'users'> = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return;
  const password: unknown = args.data?.password;
  if (operation === 'update' && !password) return;
  const fault = passwordFault(password);
  if (fault !== undefined) refuse('password', fault, req);
};

/** One's own password and address change only with the present password, because a session can be stolen. */
export const checkOwnChange: CollectionBeforeValidateHook = async ({ data = {}, operation, originalDoc, req }) => {
  const { presentPassword, ...rest } = data;
  const isOwn = operation === 'update' && originalDoc !== undefined && req.user?.id === originalDoc.id;
  const isChange =
    Boolean(data.password) || (isText(data.email) && normalizedAddress(data.email) !== originalDoc?.email);
  if (!isOwn || !isChange) return rest;
  if (!isText(presentPassword) || !presentPassword.trim()) {
    refuse('presentPassword', askForPresent(), req);
  }
  const key = String(originalDoc.id);
  const waitMinutes = await countTry(req.payload, 'presentPassword', key);
  if (waitMinutes !== undefined) {
    refuse(
      'presentPassword',
      say('There were too many tries. Wait {waitMinutes} minutes, then try once more.', { waitMinutes }),
      req,
    );
  }
  if (!(await isPasswordWithin(req, originalDoc.email, presentPassword))) {
    refuse('presentPassword', say('This is not your present password. After five wrong ones wait ten minutes.'), req);
  }
  await forgetTries(req.payload, 'presentPassword', key);
  return rest;
};

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function refuse(path: string, message: string, req: PayloadRequest): never {
  throw new ValidationError({ collection: 'users', errors: [{ message, path }] }, req.t);
}
