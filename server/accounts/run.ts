import { inTransaction } from '../database/inTransaction.ts';
import type { User } from '../payload-types.ts';
import { readWords } from '../readWords.ts';
import { runCommand } from '../runCommand.ts';
import { accountLink, linkLifetimeMs } from './accountLinks.ts';
import { normalizedAddress } from './admitSignIn.ts';
import { endFactor } from './secondFactor/factorStore.ts';

/**
 * The way back in for a person who is locked out, on the server itself: `npm run account -w server -- <address>` prints a
 * link to a new password; with `--without-second-factor` it turns the second factor off instead.
 */
const { positionals, values } = readWords(
  'Say whose: npm run account -w server -- name@example.com [--without-second-factor]',
  { 'without-second-factor': { type: 'boolean' } },
  ([address, ...more]) => Boolean(address?.includes('@')) && more.length === 0,
);
await runCommand(async (payload, { adminUrl }) => {
  const email = normalizedAddress(String(positionals[0]));
  const user = await payload.db.findOne<User>({ collection: 'users', where: { email: { equals: email } } });
  if (!user) {
    console.error(`There is no account of ${email}. The admin lists them under Users.`);
    process.exitCode = 1;
  } else if (values['without-second-factor']) {
    const isEnded = await inTransaction(payload, (req) => endFactor(payload, user.id, req));
    console.log(isEnded ? 'Signing in asks for the password alone now.' : 'This account has no second factor.');
  } else {
    const expiration = linkLifetimeMs['new-password'];
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
      expiration,
    });
    console.log(`Open this within two hours: ${accountLink(adminUrl, token)}`);
  }
});
