import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** In the folder of a product that was collected to run somewhere else: the commit that it was made of. */
export const commitFile = 'commit';

/** The commit of the code in a folder, 12 digits of it; undefined where neither git nor the collected product knows. */
export async function commitOf(rootDir: string): Promise<string | undefined> {
  const noted = join(rootDir, commitFile);
  if (existsSync(noted)) return readFileSync(noted, 'utf8').trim() || undefined;
  if (!existsSync(join(rootDir, '.git'))) return undefined;
  try {
    // The code may be another user's than the one who runs it: git then asks to be told that this is meant.
    const words = ['-c', 'safe.directory=*', 'rev-parse', '--short=12', 'HEAD'];
    return (await promisify(execFile)('git', words, { cwd: rootDir })).stdout.trim();
  } catch {
    // There is no git on this machine, or no commit yet.
    return undefined;
  }
}
