import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketOf } from '@frontage/cms/bucketSettings.ts';
import { type Bucket, openBucket } from '@frontage/cms/files/bucket.ts';
import { openPayload } from '@frontage/cms/open.ts';
import { startMigratedPostgres } from '@frontage/cms/testing/databases.ts';
import { type S3Server, startS3 } from '@frontage/cms/testing/s3Server.ts';
import { releaseFiles } from '@frontage/contract/release.ts';
import type { Payload } from 'payload';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { createPayloadPublication } from '../publishing/payloadPublication.ts';
import { createPublisher, type PublishOutcome } from '../publishing/publisher.ts';
import { openReleaseFolder } from '../publishing/releaseFolder.ts';
import { openSharing } from '../publishing/sharing/openSharing.ts';
import { writeSmallRelease } from './smallRelease.ts';

/** One of several hosts, around publisher and releases as they run; its renderer makes a page of the version. */
export interface SharedHost {
  payload: Payload;
  directory: string;
  /** One look of the publisher. */
  look(): Promise<PublishOutcome>;
  failsForMs(): number;
  /** Versions that its renderer was asked for. */
  asked: string[];
  /** How often its renderer was told that another host's release is there. */
  told: number;
  /** What happens while its renderer makes a release. */
  during: () => Promise<void> | void;
  /** What a visitor reads at a path. */
  shown(path?: string): string | undefined;
  /** Releases that lie whole here, newest first. */
  whole(): string[];
  log: string[];
}

interface HostOptions {
  /** Of the site's code. */
  code?: string;
  /** A folder of before: the host is started again. */
  directory?: string;
  /** In place of the bucket as it is. */
  bucket?: (bucket: Bucket) => Bucket;
}

export interface SharedHosts {
  server: S3Server;
  clock: { now: Date };
  open(options?: HostOptions): Promise<SharedHost>;
  /** Files of releases in the bucket. */
  stored(): Promise<string[]>;
}

/** PostgreSQL and a bucket as they run, and hosts on them that are opened one by one. */
export async function openSharedHosts(): Promise<SharedHosts> {
  const postgres = await startMigratedPostgres();
  onTestFinished(() => postgres.stop());
  const server = await startS3();
  onTestFinished(() => server.close());
  const clock = { now: new Date('2026-11-23T12:00:00Z') };
  return {
    server,
    clock,
    open: (options = {}) => openHost(postgres.url, server, clock, options),
    stored: async () => (await server.keys()).filter((key) => key.startsWith('releases/')),
  };
}

async function openHost(
  url: string,
  server: S3Server,
  clock: { now: Date },
  {
    bucket: wrap = (bucket) => bucket,
    code = 'one',
    directory = mkdtempSync(join(tmpdir(), 'frontage-host-')),
  }: HostOptions,
): Promise<SharedHost> {
  const environment = readEnvironment({ DATA_DIR: directory, DATABASE_URL: url, ...server.variables });
  const payload = await openPayload({ environment: environment.cms });
  onTestFinished(async () => {
    await payload.destroy();
    rmSync(directory, { recursive: true, force: true });
  });
  const { releasesDir } = environment;
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
        const summary = { ...writeSmallRelease(releasesDir, id, { pages, version }), code };
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
