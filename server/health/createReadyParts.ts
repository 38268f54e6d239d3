import { open, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { rendererPaths } from '@frontage/contract/rendering.ts';
import type { Payload } from 'payload';
import type { Bucket } from '../files/bucket.ts';
import type { Releases } from '../publishing/servedReleases.ts';
import { type Repeated, repeat } from '../repeat.ts';
import type { ReadyPart } from './readiness.ts';
import { roomForRequests, writeTo } from './writeTo.ts';

export interface ReadyPartsOptions {
  payload: Payload;
  /** The folder of everything that must be kept. */
  dataDir: string;
  releases: Releases;
  rendererSocket: string;
  /** Rejects if the self-test fails; undefined if none is run. */
  checkSelfTest?: (() => Promise<void>) | undefined;
  /** Undefined if files are in DATA_DIR only. */
  bucket?: Pick<Bucket, 'reach'> | undefined;
  /** ms for which the CDN could not be told of changes; undefined if there is none. */
  cdnFailsForMs?: (() => number) | undefined;
  /** ms for which releases could not be fetched from other hosts, or stored for them; undefined if none are shared. */
  sharingFailsForMs?: (() => number) | undefined;
  /** False if a delivery that was due has waited too long. */
  isDelivering: () => Promise<boolean>;
  now: () => Date;
  /** Bytes that must be free in the data folder; by default room for one request with the largest files, plus 50 MB. */
  leastFreeBytes?: number | undefined;
}

/** ms for which a CDN may fail before that counts. */
const longestUntoldMs = 60_000;
/** ms for which releases may stay unshared before that counts. */
const longestUnsharedMs = 30_000;
/** ms within which the renderer must answer. */
const rendererMs = 1_000;

/** Returns everything that pages, forms and deliveries depend on. Each check does the real thing. */
export function createReadyParts(options: ReadyPartsOptions): ReadyPart[] {
  const {
    bucket,
    cdnFailsForMs,
    checkSelfTest,
    dataDir,
    isDelivering,
    leastFreeBytes = roomForRequests,
    now,
    payload,
    releases,
    sharingFailsForMs,
  } = options;
  return [
    {
      name: 'database',
      isNeeded: true,
      // A real write, the way a request writes: through the queue of writers and onto the disk.
      check: () => payload.kv.set('readiness', { at: now().toISOString() }),
    },
    { name: 'disk', isNeeded: true, check: () => writeTo(dataDir, leastFreeBytes) },
    { name: 'release', isNeeded: true, check: () => readCurrent(releases) },
    {
      name: 'outbox',
      isNeeded: false,
      async check() {
        if (!(await isDelivering())) throw new Error('Something that is due has waited for too long');
      },
    },
    { name: 'renderer', isNeeded: false, check: () => askRenderer(options.rendererSocket) },
    ...(checkSelfTest ? [{ name: 'intake' as const, isNeeded: false, check: checkSelfTest }] : []),
    ...(bucket ? [{ name: 'files' as const, isNeeded: false, check: () => bucket.reach() }] : []),
    ...(cdnFailsForMs
      ? [{ name: 'cdn' as const, isNeeded: false, check: async () => checkPurged(cdnFailsForMs()) }]
      : []),
    ...(sharingFailsForMs
      ? [{ name: 'sharing' as const, isNeeded: false, check: async () => checkShared(sharingFailsForMs()) }]
      : []),
  ];
}

function checkShared(failsForMs: number): void {
  if (failsForMs > longestUnsharedMs) throw new Error('Releases cannot be brought from the bucket, or put into it');
}

function checkPurged(failsForMs: number): void {
  if (failsForMs > longestUntoldMs) throw new Error('The CDN cannot be told what changed');
}

/** Reads the start page only: if the folder is gone or unreadable, so are all other pages. */
async function readCurrent(releases: Releases): Promise<void> {
  const release = releases.current();
  if (!release) throw new Error('No release was published yet');
  if (release.pageAt('/')) await readFile(join(release.directory, 'index.html'));
}

function askRenderer(socketPath: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const call = request({ agent: false, socketPath, path: rendererPaths.health, timeout: rendererMs }, (answer) => {
    answer.resume();
    if (answer.statusCode === 200) resolve();
    else reject(new Error(`The renderer answers with status ${answer.statusCode}`));
  });
  call.on('timeout', () => call.destroy(new Error('The renderer is silent')));
  call.on('error', reject);
  call.end();
  return promise;
}

/** ms between two looks. */
const lookMs = 5_000;

/**
 * Tells, once while it lasts, that this process has no descriptors left. Connections are then reset below Node, which
 * says nothing; whatever else is opened fails with its own message.
 */
export function watchDescriptors(onFault: (error: unknown) => void): Repeated {
  return repeat(async () => (await open(import.meta.filename)).close(), { onFault, restMs: lookMs });
}
