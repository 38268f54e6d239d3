import { join } from 'node:path';
import { repositoryRoot } from './repositoryRoot.ts';

/** How a script of the CMS runs in a process of its own: what is behind `node`, and in which folder. */
export function cmsCommand(script: string, ...options: string[]): { typed: string[]; cwd: string } {
  const cwd = join(repositoryRoot(), 'cms');
  return { typed: ['--disable-warning=ExperimentalWarning', join(cwd, script), ...options], cwd };
}
