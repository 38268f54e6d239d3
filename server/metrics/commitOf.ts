import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** File in the folder of a product that was packaged to run elsewhere: the commit that it was made from. */
export const commitFile = 'commit';

/**
 * Returns the commit of the code in a folder, 12 digits of it; undefined if neither git nor a packaged product tells.
 */
export async function commitOf(rootDir: string): Promise<string | undefined> {
  const noted = join(rootDir, commitFile);
  if (existsSync(noted)) return readFileSync(noted, 'utf8').trim() || undefined;
  if (!existsSync(join(rootDir, '.git'))) return undefined;
  try {
    // The code may belong to another user than the one who runs it; git only accepts that if told so.
    const words = ['-c', 'safe.directory=*', 'rev-parse', '--short=12', 'HEAD'];
    return (await promisify(execFile)('git', words, { cwd: rootDir })).stdout.trim();
  } catch {
    // Git is not installed on this machine, or there is no commit yet.
    return undefined;
  }
}
