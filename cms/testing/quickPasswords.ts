import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Rounds of a password, of Payload and of ours; other keys are stretched in fewer. */
const roundsOfPasswords = 600_000;
/** Those here. What keeps guessers away is a tenth of a second of a processor each time. */
const rounds = 600;

const { pbkdf2 } = crypto;

/**
 * People of tests sign in and choose passwords hundreds of times, which took a minute of a processor. So this process
 * stretches their passwords as Payload and we do, in fewer rounds. Read before all else by the server tests; what another
 * process stored cannot be read by this one.
 */
crypto.pbkdf2 = (password, salt, iterations, ...rest) =>
  pbkdf2(password, salt, iterations === roundsOfPasswords ? rounds : iterations, ...rest);
syncBuiltinESMExports();
