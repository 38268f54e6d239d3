import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the first sign-in before the database is prepared. The returned function says, once everything runs, how to
 * sign in: with the password if this start created it, otherwise only where it was stored, because it may have been
 * changed since and the output of a start is stored in many places. Undefined if there is none.
 */
export function watchFirstSignIn(dataDirectory: string): () => string | undefined {
  const file = join(dataDirectory, 'first-sign-in.txt');
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const before = read();
  return () => {
    const now = read();
    if (now === undefined) return undefined;
    if (now === before) return `The first sign-in was kept in ${file} when it was made.`;
    const [email, password] = now.split('\n');
    return `First sign-in: ${email} with the password ${password}\n(shown this once and kept in ${file}; change the password after it)`;
  };
}
