import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hostCommand } from '@frontage/server/commands.ts';
import { allocatorVariables } from '../scripts/processes.ts';
import { readCpuSeconds } from './processTime.ts';

const root = join(import.meta.dirname, '..');
const plain = '--disable-warning=ExperimentalWarning';

export interface BackendProcess {
  url: string;
  pid: number | undefined;
  /** ms from the start of the process to its first answer. */
  startedInMs: number;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
  /** Processor time used so far, in seconds. */
  cpuSeconds(): number;
  /** Memory in use now, in bytes. */
  residentBytes(): Promise<number>;
}

/** Migrates an empty database in DATA_DIR to the committed schema. */
export async function migrate(variables: Record<string, string>): Promise<void> {
  await promisify(execFile)(process.execPath, [plain, join(root, 'server/database/migrate.ts')], {
    cwd: root,
    env: { ...process.env, ...variables },
  });
}

/** Starts the public host as a separate process and waits until it answers. */
export async function startBackend(port: number, variables: Record<string, string>): Promise<BackendProcess> {
  const begun = performance.now();
  const url = `http://127.0.0.1:${port}`;
  const host = spawn(process.execPath, [plain, ...hostCommand], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...allocatorVariables,
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: url,
      SEND_MAIL_PER_10_MINUTES: '1000000',
      MAILS_PER_RECIPIENT_PER_DAY: '1000000',
      SEND_MAIL_ALL_PER_10_MINUTES: '1000000',
      ...variables,
    },
  });
  const ended = new Promise<void>((resolve) => host.once('exit', () => resolve()));
  while (!(await answers(url))) {
    if (host.exitCode !== null) throw new Error('The backend ended before it answered');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    host.kill(signal);
    await ended;
  };
  return {
    url,
    pid: host.pid,
    startedInMs: performance.now() - begun,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    cpuSeconds: () => readCpuSeconds(host.pid),
    residentBytes: () => readResidentBytes(host),
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    // It is not listening yet.
    return false;
  }
}

async function readResidentBytes({ pid }: ChildProcess): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1024;
}
