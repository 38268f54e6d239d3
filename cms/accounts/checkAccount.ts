import { AsyncLocalStorage } from 'node:async_hooks';
import {
  AuthenticationError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  isolateObjectProperty,
  LockedAuth,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { askForPresent, passwordFault } from './passwordFault.ts';

/** Refuses a new password that is no good, however it comes. */
export const checkNewPassword: CollectionBeforeOperationHook<'users'> = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return;
  const password: unknown = args.data?.password;
  if (operation === 'update' && !password) return;
  const fault = passwordFault(password);
  if (fault !== undefined) refuse('password', fault, req);
};

/** Lets people change their own password and address only while they know the password: a session can be stolen. */
export const checkOwnChange: CollectionBeforeValidateHook = async ({ data = {}, operation, originalDoc, req }) => {
  const { presentPassword, ...rest } = data;
  const isOwn = operation === 'update' && originalDoc !== undefined && req.user?.id === originalDoc.id;
  const isChange = Boolean(data.password) || (isText(data.email) && normalized(data.email) !== originalDoc?.email);
  if (!isOwn || !isChange) return rest;
  if (!isText(presentPassword) || !presentPassword.trim()) {
    refuse('presentPassword', askForPresent, req);
  }
  if (!(await isPassword(presentPassword, originalDoc.email, req))) {
    refuse('presentPassword', 'This is not your present password. After five wrong ones wait ten minutes.', req);
  }
  return rest;
};

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** As Payload stores it. */
function normalized(email: string): string {
  return email.toLowerCase().trim();
}

/** Outside of every transaction. */
const outside = AsyncLocalStorage.snapshot();

/** Tries it at Payload's own door, in the transaction of `req` and without signing anybody in. */
async function isPassword(password: string, email: string, req: PayloadRequest): Promise<boolean> {
  const attempt = { collection: 'users', data: { email, password } } as const;
  try {
    await req.payload.login({ ...attempt, req: isolateObjectProperty(req, ['transactionID', 'user']) });
    return true;
  } catch (error) {
    if (!(error instanceof AuthenticationError || error instanceof LockedAuth)) throw error;
    // What was counted here goes with the transaction that is refused; this one counts, once that has ended.
    outside(() => req.payload.login(attempt)).catch(() => undefined);
    return false;
  }
}

function refuse(path: string, message: string, req: PayloadRequest): never {
  throw new ValidationError({ collection: 'users', errors: [{ message, path }] }, req.t);
}
