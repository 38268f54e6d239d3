import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { passingFaultExitCode, wrongSettingsExitCode } from '@frontage/contract/wrongSettings.ts';

export interface LaunchOptions {
  root: string;
  variables: Record<string, string>;
  /** Descriptors of sockets that it gets copies of: `readHandedSockets` finds them. */
  sockets?: readonly number[];
}

/**
 * What a process that cannot start with its settings, or not now, has reported itself, by its exit code. Undefined for
 * other codes.
 */
export function faultToldBy(code: unknown): EnvironmentFault | undefined {
  if (code !== wrongSettingsExitCode && code !== passingFaultExitCode) return undefined;
  const words = 'Nothing was started. Mend what stands above and start again.';
  return new EnvironmentFault(words, { mayPass: code === passingFaultExitCode });
}

/**
 * Settings of glibc's memory allocator, read once at the start of a process. By default every thread may have its own
 * arenas, and large freed blocks are kept for reuse: the renderer's threads, which pass pages of 100 KB to each other,
 * held 570 MB after eight publications where 400 are enough, and grew with each. Other systems ignore it.
 * https://sourceware.org/glibc/manual/latest/html_node/Memory-Allocation-Tunables.html
 */
export const allocatorVariables = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Options of each of our processes. */
const nodeOptions = [
  '--disable-warning=ExperimentalWarning',
  ...['--import', pathToFileURL(join(import.meta.dirname, 'preload.ts')).href],
];

/**
 * Words that run a program below a process of ours, which ends with its exit code. Programs that start others, such as
 * npm and Node's watcher, would outlive a parent that was killed: this process ends its whole group.
 */
export const below = (...program: string[]) => ['scripts/processes.ts', ...program];

if (import.meta.main) {
  const [program = '', ...words] = process.argv.slice(2);
  const child = spawn(program, words, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  // Messages of a Node, such as where it listens, are passed on.
  child.on('message', (message) => process.send?.(message));
  child.on('exit', (code) => process.exit(code ?? 1));
}

/** Words that run a file under `node --watch`, which starts it again when a file changes that it has loaded. */
export const watched = (words: readonly string[]) =>
  below(process.execPath, ...nodeOptions, '--watch', '--watch-preserve-output', ...words);

/**
 * Starts a TypeScript file on this Node, as the leader of a group: Ctrl+C in a terminal reaches only the parent, which
 * ends its children in order. If the parent is killed, the child ends by itself.
 */
export function launch(
  words: readonly string[],
  { root, sockets = [], variables }: LaunchOptions,
  output: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  return spawn(process.execPath, [...nodeOptions, ...words], {
    cwd: root,
    // Sockets passed to this process are not for all of its children.
    env: { ...allocatorVariables, ...process.env, ...variables, LISTEN_FDS: String(sockets.length), LISTEN_PID: '' },
    stdio: ['ignore', output, output, ...sockets, 'ipc'] satisfies StdioOptions,
    detached: true,
  });
}

/**
 * Signals a process and everything it started, even after it has ended: processes it left behind still belong to its
 * group.
 */
export function signalGroup({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // The group is empty.
  }
}

/**
 * Runs something that ends by itself. Throws, naming it, if it fails; only then is its output shown, which is the cause
 * of the error if it ran quietly.
 */
export async function runToEnd(words: string[], options: LaunchOptions, { isQuiet = false } = {}): Promise<void> {
  const child = launch(words, options, isQuiet ? 'pipe' : 'inherit');
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  const stop = () => signalGroup(child, 'SIGTERM');
  process.once('exit', stop);
  const [code] = await once(child, 'exit');
  process.off('exit', stop);
  signalGroup(child, 'SIGKILL');
  if (code === 0) return;
  const output = Buffer.concat(said);
  process.stderr.write(output);
  const failed = `"${words.join(' ')}" ended with code ${code}. What it said stands above.`;
  throw faultToldBy(code) ?? new Error(failed, { cause: output.toString() });
}

/** Waits until an address answers with a status below 400. Rejects, naming it, after `patienceMs`. */
export async function untilAnswers(address: string, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  let last = 'nothing answered';
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(address, { redirect: 'manual' });
      if (answer.status < 400) return;
      last = `the last answer had status ${answer.status}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await pause(250);
  }
  throw new Error(
    `${address} did not answer within ${patienceMs / 1000} s: ${last}. What the process said stands above.`,
  );
}

/**
 * Reads the variables of all processes of the product; by default the ports are those in the README, and data is in
 * `ownDirectory` of the repository.
 */
export function readProductVariables(ownDirectory: string) {
  const { env } = process;
  const [PORT, ADMIN_PORT] = [env.PORT || '3000', env.ADMIN_PORT || '3001'];
  const DATA_DIR = resolve(join(import.meta.dirname, '..'), env.DATA_DIR || ownDirectory);
  return {
    NODE_ENV: 'production',
    PORT,
    ADMIN_PORT,
    DATA_DIR,
    SITE_URL: env.SITE_URL || `http://localhost:${PORT}`,
    ADMIN_URL: env.ADMIN_URL || `http://localhost:${ADMIN_PORT}`,
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    // Keeps the compiled code of two thousand modules for the next start, which then takes a quarter less time.
    NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE || join(DATA_DIR, 'compiled'),
    // A newcomer reads progress here, not a line for each request; operators can ask for more.
    LOG_LEVEL: env.LOG_LEVEL || 'warn',
  };
}
