import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** The environment of a process with a root folder of its own. */
export interface RootOptions {
  /** The folder that is its root. */
  root: string;
  /** Its working directory, as a path within the root. */
  directory: string;
  variables: Record<string, string>;
  /** Shell commands before it begins; `$1` is the root. Their mounts end with the process. */
  mounts?: string;
  stdio?: StdioOptions;
}

const always = 'mount -t proc proc "$1/proc"; mount --rbind /dev "$1/dev"';

/** Starts a command with a folder as its root, in a separate mount namespace. Needs Linux, and root. */
export function startInRoot(words: readonly string[], options: RootOptions): ChildProcess {
  const { directory, mounts = ':', root, stdio = 'inherit', variables } = options;
  const assignments = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  const script = `set -e; ${mounts}; ${always}; root=$1; shift; exec chroot "$root" "$@"`;
  const within = ['/usr/bin/env', '-i', '-C', directory, ...assignments, ...words];
  return spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', root, ...within], { stdio });
}

/** The same, until it ends. Rejects unless it ends with 0. */
export async function runInRoot(words: readonly string[], options: RootOptions): Promise<void> {
  const [code, signal] = await once(startInRoot(words, options), 'exit');
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${signal ?? code}`);
}
