import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The PBKDF2 iterations for passwords, in Payload and in our code; other keys use fewer. */
const roundsOfPasswords = 600_000;
/** The iterations here. Real ones cost a tenth of a second of processor time each, which keeps guessers away. */
const rounds = 600;

const { pbkdf2 } = crypto;

/**
 * People in tests sign in and choose passwords hundreds of times, which took a minute of processor time. So this
 * process hashes their passwords as Payload and we do, but with fewer iterations. Server tests load this before
 * everything else; this process cannot check passwords that another process stored.
 */
crypto.pbkdf2 = (password, salt, iterations, ...rest) =>
  pbkdf2(password, salt, iterations === roundsOfPasswords ? rounds : iterations, ...rest);
syncBuiltinESMExports();
