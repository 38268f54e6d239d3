import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Payload } from 'payload';
import { z } from 'zod';
import { inDataDirectory, makeFolder } from './dataDirectory.ts';

/**
 * A secret of 256 bits that is made on the first call and kept in DATA_DIR/secrets, readable by its owner alone. For
 * development: in production the secret comes from the environment. Throws EnvironmentFault where it cannot be kept.
 */
export function readOrMakeSecret(dataDir: string, name: string): string {
  const file = fileOf(dataDir, name);
  return inDataDirectory(dataDir, () => {
    makeFolder(dirname(file), 0o700);
    return readIfThere(file) ?? makeOnce(file);
  });
}

/**
 * A secret that was kept there before; undefined where there is none. Throws EnvironmentFault where it cannot be read.
 */
function readKeptSecret(dataDir: string, name: string): string | undefined {
  return inDataDirectory(dataDir, () => readIfThere(fileOf(dataDir, name)));
}

const fileOf = (dataDir: string, name: string) => join(dataDir, 'secrets', name);

/**
 * Two processes may start at once: only one of them succeeds in making the link, to a complete file, so both read the
 * same secret.
 */
function makeOnce(file: string): string {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(own);
  }
  return readFileSync(file, 'utf8');
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/**
 * The secret that signs form tokens and links in emails. It is derived from PAYLOAD_SECRET, so that every host with the
 * same variables accepts what another has signed. An older DATA_DIR that contains its own secret keeps it, since sent
 * links are signed with it.
 */
export const hostSecretOf = ({ dataDir, payloadSecret }: { dataDir: string; payloadSecret: string }): string =>
  readKeptSecret(dataDir, 'backend-secret') ??
  Buffer.from(hkdfSync('sha256', payloadSecret, '', 'frontage: tokens and links of the public host', 32)).toString(
    'base64url',
  );

const key = 'host-secret';
const noted = z.object({ mark: z.string() });

/**
 * Notes in the database, as a digest, which secret this host signs with. Returns true if the last host that served this
 * database used another: then each quarantines forms that the other served, and refuses links in its emails.
 */
export async function signsByAnother(payload: Payload, secret: string): Promise<boolean> {
  const mark = createHash('sha256').update(`mark of ${secret}`).digest('base64url');
  const before = noted.safeParse(await payload.kv.get(key)).data?.mark;
  if (before !== mark) await payload.kv.set(key, { mark });
  return before !== undefined && before !== mark;
}
