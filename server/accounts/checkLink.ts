import { createHash } from 'node:crypto';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import { AccountRefusal } from './AccountRefusal.ts';

/** Marks a token that is stored as its hash. */
const hashed = 'sha256:';
const hashOf = (token: string) => hashed + createHash('sha256').update(token).digest('hex');

/** Keeps of a link to a new password only the hash: whoever reads the database or a backup of it cannot follow it. */
export const keepHashOfLink: CollectionBeforeChangeHook = ({ data }) => {
  const token: unknown = data.resetPasswordToken;
  const isNew = typeof token === 'string' && token !== '' && !token.startsWith(hashed);
  return isNew ? { ...data, resetPasswordToken: hashOf(token) } : data;
};

/** Finds the link by its hash, and says in our own words that it has expired. */
export const checkLink: CollectionBeforeOperationHook<'users'> = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return;
  const { token }: { token?: unknown } = args.data ?? {};
  const sought = hashOf(typeof token === 'string' ? token : '');
  const { totalDocs } = await req.payload.db.count({
    collection: 'users',
    where: {
      and: [
        { resetPasswordToken: { equals: sought } },
        { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
      ],
    },
    req,
  });
  if (totalDocs === 0) throw new AccountRefusal('This link is over, or was used already. Ask for another one.', 403);
  // In place: Payload goes on with the object that it was given.
  Object.assign(args.data, { token: sought });
};
