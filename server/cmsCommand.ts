import { join } from 'node:path';
import { repositoryRoot } from './repositoryRoot.ts';

/** The arguments of `node`, and the folder, with which a script of the CMS runs in its own process. */
export function cmsCommand(script: string, ...options: string[]): { typed: string[]; cwd: string } {
  const cwd = join(repositoryRoot(), 'server');
  return { typed: ['--disable-warning=ExperimentalWarning', join(cwd, script), ...options], cwd };
}
