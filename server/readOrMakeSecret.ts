import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inDataDirectory } from './dataDirectory.ts';
import { makeFolder } from './makeFolder.ts';

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
export function readKeptSecret(dataDir: string, name: string): string | undefined {
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
