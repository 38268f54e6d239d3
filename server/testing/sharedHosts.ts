import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseFiles } from '@frontage/contract/release.ts';
import type { Payload } from 'payload';
import { pino } from 'pino';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { bucketOf } from '../bucketSettings.ts';
import { type Bucket, openBucket } from '../files/bucket.ts';
import { readEnvironment } from '../hostEnvironment.ts';
import { openPayload } from '../open.ts';
import { createPayloadPublication } from '../publishing/payloadPublication.ts';
import { createPublisher, type PublishOutcome } from '../publishing/publisher.ts';
import { openReleaseFolder } from '../publishing/servedReleases.ts';
import { openSharing } from '../publishing/sharing/openSharing.ts';
import { startMigratedPostgres } from './databases.ts';
import { emptyPostgres } from './emptyPostgres.ts';
import type { PostgresServer } from './postgresServer.ts';
import { type S3Server, startS3 } from './s3Server.ts';
import { type SmallRelease, writeSmallRelease } from './smallRelease.ts';

/** One of several hosts with the real publisher and releases; its renderer makes a page that contains the version. */
export interface SharedHost {
  payload: Payload;
  directory: string;
  /** One check of the publisher. */
  look(): Promise<PublishOutcome>;
  failsForMs(): number;
  /** Versions that its renderer was asked to render. */
  asked: string[];
  /** How often its renderer was told about another host's release. */
  told: number;
  /** Runs while its renderer makes a release. */
  during: () => Promise<void> | void;
  /** What the summary of its next release says of the releases around it. */
  parts: SmallRelease['parts'];
  /** What a visitor sees at a path. */
  shown(path?: string): string | undefined;
  /** Complete releases on this host, newest first. */
  whole(): string[];
  log: string[];
}

interface HostOptions {
  /** Version of the site's code. */
  code?: string;
  /** The folder of an earlier host, which is restarted. */
  directory?: string;
  /** Wraps the real bucket. */
  bucket?: (bucket: Bucket) => Bucket;
}

export interface SharedHosts {
  server: S3Server;
  clock: { now: Date };
  open(options?: HostOptions): Promise<SharedHost>;
  /** Keys of the release files in the bucket. */
  stored(): Promise<string[]>;
}

/**
 * For the tests of one file: a real PostgreSQL that is emptied for each test, a separate bucket for each test, and
 * hosts that are opened one by one. Hosts reuse the connections of earlier tests.
 */
export function sharedHostsOfFile(): () => Promise<SharedHosts> {
  let postgres: PostgresServer;
  const connected: Connected[] = [];
  beforeAll(async () => {
    postgres = await startMigratedPostgres();
  });
  afterAll(async () => {
    for (const { close } of connected.splice(0)) await close();
    await postgres.stop();
  });
  return async () => {
    if (connected[0]) await emptyPostgres(connected[0].payload);
    const server = await startS3();
    onTestFinished(() => server.close());
    const clock = { now: new Date('2026-11-23T12:00:00Z') };
    let opened = 0;
    async function payloadFor({ bucket }: HostOptions): Promise<Payload> {
      if (bucket) {
        // Such a host stops in the middle of its work, and does nothing more without its database.
        const own = await connect(postgres.url);
        onTestFinished(own.close);
        return own.payload;
      }
      const known = connected[opened] ?? (await connect(postgres.url));
      connected[opened] = known;
      opened += 1;
      return known.payload;
    }
    return {
      server,
      clock,
      open: async (options = {}) => openHost(await payloadFor(options), server, clock, options),
      stored: async () => (await server.keys()).filter((key) => key.startsWith('releases/')),
    };
  };
}

interface Connected {
  payload: Payload;
  close(): Promise<void>;
}

async function connect(url: string): Promise<Connected> {
  const directory = mkdtempSync(join(tmpdir(), 'frontage-host-'));
  const { cms } = readEnvironment({ DATA_DIR: directory, DATABASE_URL: url });
  const payload = await openPayload({ environment: cms });
  return {
    payload,
    async close() {
      await payload.destroy();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function openHost(
  payload: Payload,
  server: S3Server,
  clock: { now: Date },
  {
    bucket: wrap = (bucket) => bucket,
    code = 'one',
    directory = mkdtempSync(join(tmpdir(), 'frontage-host-')),
  }: HostOptions,
): Promise<SharedHost> {
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const { releasesDir } = readEnvironment({ DATA_DIR: directory });
  const releases = openReleaseFolder(releasesDir);
  const settings = bucketOf({ ...server.variables });
  if (!settings) throw new Error('The bucket of the test has no settings');
  const now = () => clock.now;
  const log: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) });
  const bucket = wrap(openBucket(settings));
  const sharing = openSharing({ payload, bucket, releases, directory: releasesDir, now, logger });
  const publishIfDue = createPublisher({
    publication: createPayloadPublication(payload),
    releases,
    sharing,
    renderer: {
      code: async () => code,
      async follow() {
        host.told += 1;
      },
      async publish({ id, version }) {
        host.asked.push(version);
        await host.during();
        const pages = { '/': `Made of ${version} by ${code}`, '/same': 'Nobody changes this.' };
        const summary = { ...writeSmallRelease(releasesDir, id, { pages, parts: host.parts, version }), code };
        host.parts = {};
        writeFileSync(join(releasesDir, id, releaseFiles.made), JSON.stringify({ version }));
        writeFileSync(join(releasesDir, id, releaseFiles.summary), JSON.stringify(summary));
        return summary;
      },
    },
    now,
    report: (line) => void log.push(line),
  });
  const host: SharedHost = {
    payload,
    directory,
    look: publishIfDue,
    failsForMs: sharing.failsForMs,
    asked: [],
    told: 0,
    during: () => {},
    parts: {},
    shown(path = '/') {
      const file = join(releasesDir, 'current', releaseFiles.public, path === '/' ? 'index.html' : `${path}.html`);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    },
    whole: () =>
      readdirSync(releasesDir)
        .filter((id) => /^\d{14}-/.test(id) && existsSync(join(releasesDir, id, releaseFiles.summary)))
        .sort()
        .reverse(),
    log,
  };
  return host;
}
