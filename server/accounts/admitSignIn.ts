import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type Payload,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { say } from '../admin/say.ts';
import { addressHeader } from '../network/believeProxies.ts';
import { networkOf } from '../network/networkOf.ts';
import type { User } from '../payload-types.ts';
import { AccountRefusal, admitTry, forgetTries, takeBackTry } from './limits.ts';
import { askForPresent, passwordFault } from './passwordFault.ts';

/** As Payload does it: its hash of a password is this, in hexadecimal digits, after a name of the method. */
const stretch = (password: string, salt: string) => promisify(pbkdf2)(password, salt, 600_000, 32, 'sha256');

/** Limits tries to sign in, alike with and without an account. Strangers never shut out a known network. */
export const admitSignIn: CollectionBeforeOperationHook<'users'> = async ({ args, operation, req }) => {
  if (operation !== 'login') return;
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
  if (!user) await stretch(password, 'nobody');
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

/** Demands the present password of an account; throws AccountRefusal. Nobody signs in by it. */
export async function demandPresent(payload: Payload, id: number, typed: string, req?: PayloadRequest): Promise<void> {
  const key = String(id);
  await admitTry(payload, 'presentPassword', key);
  const where = { id: { equals: id } };
  const user = await payload.db.findOne<User>({ collection: 'users', where, ...(req ? { req } : {}) });
  const stored = Buffer.from(user?.hash?.split(':').at(-1) ?? '', 'hex');
  const stretched = await stretch(typed, user?.salt ?? 'nobody');
  if (stored.length !== stretched.length || !timingSafeEqual(stored, stretched)) {
    const words = say('This is not your present password. After five wrong ones wait ten minutes.');
    throw new AccountRefusal(words, 400);
  }
  await forgetTries(payload, 'presentPassword', key);
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
  await demandPresent(req.payload, originalDoc.id, presentPassword, req).catch((error: unknown) => {
    if (error instanceof AccountRefusal) refuse('presentPassword', error.message, req);
    throw error;
  });
  return rest;
};

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function refuse(path: string, message: string, req: PayloadRequest): never {
  throw new ValidationError({ collection: 'users', errors: [{ message, path }] }, req.t);
}
