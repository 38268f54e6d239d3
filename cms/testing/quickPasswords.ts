import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Rounds in which a password is stretched here. What keeps guessers away is a tenth of a second of a processor each time. */
const rounds = 600;

const { pbkdf2 } = crypto;

/**
 * People of tests sign in and choose passwords hundreds of times, which took a minute of a processor. So this process
 * stretches their passwords as Payload and we do, in fewer rounds. Read before all else by the server tests; what another
 * process stored cannot be read by this one.
 */
crypto.pbkdf2 = (password, salt, iterations, ...rest) => pbkdf2(password, salt, Math.min(iterations, rounds), ...rest);
syncBuiltinESMExports();
