import { inTransaction } from '../database/inTransaction.ts';
import { readEnvironment } from '../environment.ts';
import { openPayload } from '../open.ts';
import type { User } from '../payload-types.ts';
import { accountLink, linkLifetimeMs } from './accountLinks.ts';
import { normalizedAddress } from './admitSignIn.ts';
import { endFactor } from './secondFactor/factorStore.ts';

/**
 * The way back in for a person who is locked out, on the server itself: `npm run account -w server -- <address>` prints a
 * link to a new password; with `--without-second-factor` it turns the second factor off instead.
 */
const [address, option] = process.argv.slice(2);
if (!address?.includes('@') || (option !== undefined && option !== '--without-second-factor')) {
  console.error('Say whose: npm run account -w server -- name@example.com [--without-second-factor]');
  process.exit(2);
}
const environment = readEnvironment();
const payload = await openPayload({ environment });
const email = normalizedAddress(address);
const user = await payload.db.findOne<User>({ collection: 'users', where: { email: { equals: email } } });
if (!user) {
  console.error(`There is no account of ${email}. The admin lists them under Users.`);
  process.exitCode = 1;
} else if (option) {
  const isEnded = await inTransaction(payload, (req) => endFactor(payload, user.id, req));
  console.log(isEnded ? 'Signing in asks for the password alone now.' : 'This account has no second factor.');
} else {
  const expiration = linkLifetimeMs['new-password'];
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true, expiration });
  console.log(`Open this within two hours: ${accountLink(environment.adminUrl, token)}`);
}
await payload.destroy();
