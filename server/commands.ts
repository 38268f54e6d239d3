import { join } from 'node:path';
import { repositoryRoot } from './repositoryRoot.ts';

/** The arguments of `node`, and the folder, with which a script of the CMS runs in its own process. */
export function cmsCommand(script: string, ...options: string[]): { typed: string[]; cwd: string } {
  const cwd = join(repositoryRoot(), 'server');
  return { typed: ['--disable-warning=ExperimentalWarning', join(cwd, script), ...options], cwd };
}

/** The arguments of `node` that start the admin, from the folder of the repository. */
export const adminCommand = ['server/start.ts'] as const;

/**
 * The arguments of `node` that start the public host, from the repository's root. By default V8 lets its young
 * generation grow: the chunks of ten files that arrive at once then take hundreds of megabytes. Another hundred are
 * left over from the start, which the host collects by itself once it serves.
 */
export const hostCommand = ['--max-semi-space-size=8', '--expose-gc', 'server/host/main.ts'] as const;
