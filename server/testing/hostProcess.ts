import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { hostCommand } from '../commands.ts';
import { onPostgres } from './databases.ts';
import { cdnVariablesOf } from './edgeCache.ts';
import { findFreePort } from './findFreePort.ts';
import { endHomeDatabase, openHomeDatabase } from './openHomeDatabase.ts';
import { publishSmallRelease } from './smallRelease.ts';

const root = join(import.meta.dirname, '../..');
const quietly = '--disable-warning=ExperimentalWarning';

export interface HostProcess {
  url: string;
  port: number;
  dataDir: string;
  /** Its output so far. */
  said(): string;
  /** Asks it to end. */
  terminate(): void;
  kill(): void;
  /** Its exit code; null if a signal ended it. */
  ended: Promise<number | null>;
}

/**
 * Starts the public host as it runs in production: a separate process with new data and one page, killed when the test
 * is over or when `atEnd` decides. `earlier`: a host that has ended, whose data and port this one takes over. `sockets`
 * are handed over.
 */
export async function startHostProcess(
  variables: Record<string, string> = {},
  earlier?: Pick<HostProcess, 'dataDir' | 'port'>,
  sockets: readonly number[] = [],
  atEnd: (end: () => Promise<void>) => void = onTestFinished,
): Promise<HostProcess> {
  const dataDir = earlier?.dataDir ?? mkdtempSync(join(tmpdir(), 'frontage-process-'));
  const port = earlier?.port ?? Number(variables.PORT ?? (await findFreePort()));
  if (!earlier)
    publishSmallRelease(join(dataDir, 'releases'), '20261121000000-aaaaaa', { pages: { '/': '<h1>Quay</h1>' } });
  const database = earlier && !onPostgres ? {} : await openHomeDatabase(dataDir);
  const child = spawn(process.execPath, [quietly, ...hostCommand], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      ...database,
      ...variables,
      LISTEN_FDS: String(sockets.length),
    },
    stdio: ['ignore', 'pipe', 'pipe', ...sockets],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  atEnd(async () => {
    child.kill('SIGKILL');
    await ended;
    await endHomeDatabase(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isAlive(url))) {
    if (child.exitCode !== null) throw new Error(`The host ended before it answered:\n${said}`);
    await pause(50);
  }
  const [terminate, kill] = [() => void child.kill('SIGTERM'), () => void child.kill('SIGKILL')];
  return { url, port, dataDir, said: () => said, terminate, kill, ended };
}

/** A mail server, a bucket and a CDN at which nobody answers. */
export async function variablesAway(): Promise<Record<string, string>> {
  const nobody = `127.0.0.1:${await findFreePort()}`;
  return {
    SMTP_URL: `smtp://${nobody}`,
    MAIL_TO: 'a@b.example',
    MAIL_FROM: 'c@d.example',
    S3_ENDPOINT: `http://${nobody}`,
    S3_BUCKET: 'files',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    ...cdnVariablesOf('Fastly', `http://${nobody}/purge`),
  };
}

async function isAlive(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    // It is not listening yet.
    return false;
  }
}
