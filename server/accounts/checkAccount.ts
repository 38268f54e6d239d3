import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { say } from '../admin/say.ts';
import { isPasswordWithin, normalizedAddress } from './admitSignIn.ts';
import { countTry, forgetTries } from './limits.ts';
import { askForPresent, passwordFault } from './passwordFault.ts';

/** Refuses a bad new password on every path that can set one. */
export const checkNewPassword: CollectionBeforeOperationHook<'users'> = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return;
  const password: unknown = args.data?.password;
  if (operation === 'update' && !password) return;
  const fault = passwordFault(password);
  if (fault !== undefined) refuse('password', fault, req);
};

/**
 * Lets people change their own password and address only with the present password, because a session can be stolen.
 */
export const checkOwnChange: CollectionBeforeValidateHook = async ({ data = {}, operation, originalDoc, req }) => {
  const { presentPassword, ...rest } = data;
  const isOwn = operation === 'update' && originalDoc !== undefined && req.user?.id === originalDoc.id;
  const isChange =
    Boolean(data.password) || (isText(data.email) && normalizedAddress(data.email) !== originalDoc?.email);
  if (!isOwn || !isChange) return rest;
  if (!isText(presentPassword) || !presentPassword.trim()) {
    refuse('presentPassword', askForPresent, req);
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
