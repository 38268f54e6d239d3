import type { CollectionBeforeOperationHook } from 'payload';
import { AccountRefusal } from './AccountRefusal.ts';

/** Says in our own words that a link to a new password has expired. */
export const checkLink: CollectionBeforeOperationHook<'users'> = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return;
  const { token }: { token?: unknown } = args.data ?? {};
  const { totalDocs } = await req.payload.db.count({
    collection: 'users',
    where: {
      and: [
        { resetPasswordToken: { equals: typeof token === 'string' && token ? token : 'none' } },
        { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
      ],
    },
    req,
  });
  if (totalDocs === 0) throw new AccountRefusal('This link is over, or was used already. Ask for another one.', 403);
};
