import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload, PayloadRequest } from 'payload';

/** The email address of the first person, until they change it. */
export const firstEmail = 'admin@example.com';

interface SignIn {
  email: string;
  password: string;
}

/**
 * Creates the first admin, with a password that nobody else knows, and stores it in DATA_DIR/first-sign-in.txt,
 * readable by its owner only. Undefined where somebody can sign in already.
 */
export async function createFirstUser(
  payload: Payload,
  req: PayloadRequest,
  dataDir: string,
): Promise<SignIn | undefined> {
  const { totalDocs } = await payload.count({ collection: 'users', req });
  if (totalDocs > 0) return undefined;
  const signIn = { email: firstEmail, password: randomBytes(15).toString('base64url') };
  await payload.create({ collection: 'users', data: { ...signIn, name: 'Admin', role: 'admin' }, req });
  writeFileSync(join(dataDir, 'first-sign-in.txt'), `${signIn.email}\n${signIn.password}\n`, { mode: 0o600 });
  return signIn;
}
