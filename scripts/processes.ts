import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';

export interface Surroundings {
  root: string;
  variables: Record<string, string>;
}

/** A process that is kept alive until it is stopped. */
export interface Service {
  stop(): Promise<void>;
}

/** ms that a service may take to finish what it is doing before it is ended. */
const patienceMs = 10_000;
/** A service that ends by itself is started again, at most this often. */
const maxRestarts = 20;

/** Words for {@link spawn}: a TypeScript file on this Node, or an npm script of a workspace after `--run-script`. */
function launch(
  words: string[],
  { root, variables }: Surroundings,
  output: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  const [first, ...rest] = words;
  const options = {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', output, output] satisfies StdioOptions,
  };
  if (first === '--run-script') return spawn('npm', ['run', '--silent', ...rest], { ...options, detached: true });
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...words], { ...options, detached: true });
}

/** Ends a process and all it started: each runs in a group of its own. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // It ended between the look and the signal.
  }
}

/** Runs something that ends by itself; rejects, naming it, when it ends badly. What it said is shown only then. */
export function runToEnd(words: string[], surroundings: Surroundings, { isQuiet = false } = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = launch(words, surroundings, isQuiet ? 'pipe' : 'inherit');
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
    const stop = () => signal(child, 'SIGTERM');
    process.once('exit', stop);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', stop);
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(said));
      reject(new Error(`"${words.join(' ')}" ended with code ${code}. What it said stands above.`));
    });
  });
}

/** Starts something that serves, and starts it again should it end by itself. */
export function startService(name: string, words: string[], surroundings: Surroundings): Service {
  let child = launch(words, surroundings);
  let isStopped = false;
  let restarts = 0;
  const watch = () =>
    child.on('exit', (code) => {
      if (isStopped) return;
      restarts += 1;
      if (restarts > maxRestarts) {
        console.error(`The ${name} ended ${restarts} times and is not started again. What it said stands above.`);
        return;
      }
      console.error(`The ${name} ended with code ${code}; it is started again.`);
      setTimeout(
        () => {
          if (isStopped) return;
          child = launch(words, surroundings);
          watch();
        },
        Math.min(10_000, 500 * restarts),
      );
    });
  watch();
  process.once('exit', () => signal(child, 'SIGKILL'));
  return {
    stop: () =>
      new Promise((resolve) => {
        isStopped = true;
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        const force = setTimeout(() => signal(child, 'SIGKILL'), patienceMs);
        child.on('exit', () => {
          clearTimeout(force);
          resolve();
        });
        signal(child, 'SIGTERM');
      }),
  };
}
