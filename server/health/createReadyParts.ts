import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import type { Bucket } from '../files/bucket.ts';
import type { Renderer } from '../publishing/rendererClient.ts';
import type { Releases } from '../publishing/servedReleases.ts';
import { type Repeated, repeat } from '../repeat.ts';
import type { ReadyPart } from './readiness.ts';
import { roomForRequests, writeTo } from './writeTo.ts';

export interface ReadyPartsOptions {
  payload: Payload;
  /** The folder of everything that must be kept. */
  dataDir: string;
  releases: Releases;
  renderer: Pick<Renderer, 'health'>;
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
type Checks = Partial<Record<ReadyPart['name'], ReadyPart['check'] | undefined>>;

/** Returns everything that pages, forms and deliveries depend on. Each check does the real thing. */
export function createReadyParts(options: ReadyPartsOptions): ReadyPart[] {
  const { bucket, cdnFailsForMs, dataDir, now, payload, sharingFailsForMs } = options;
  const needed: Checks = {
    // A real write, the way a request writes: through the queue of writers and onto the disk.
    database: () => payload.kv.set('readiness', { at: now().toISOString() }),
    disk: () => writeTo(dataDir, options.leastFreeBytes ?? roomForRequests),
    release: () => readCurrent(options.releases),
  };
  const others: Checks = {
    async outbox() {
      if (!(await options.isDelivering())) throw new Error('Something that is due has waited for too long');
    },
    renderer: () => options.renderer.health(),
    intake: options.checkSelfTest,
    files: bucket && (() => bucket.reach()),
    cdn: cdnFailsForMs && endsWithin(longestUntoldMs, cdnFailsForMs, 'The CDN cannot be told what changed'),
    sharing:
      sharingFailsForMs &&
      endsWithin(longestUnsharedMs, sharingFailsForMs, 'Releases cannot be brought from the bucket, or put into it'),
  };
  return [...partsOf(needed, true), ...partsOf(others, false)];
}

function partsOf(checks: Checks, isNeeded: boolean): ReadyPart[] {
  return Object.entries(checks).flatMap(([name, check]) =>
    check ? [{ name: name as ReadyPart['name'], isNeeded, check }] : [],
  );
}

const endsWithin = (mostMs: number, failsForMs: () => number, fault: string) => async () => {
  if (failsForMs() > mostMs) throw new Error(fault);
};

/** Reads the start page only: if the folder is gone or unreadable, so are all other pages. */
async function readCurrent(releases: Releases): Promise<void> {
  const release = releases.current();
  if (!release) throw new Error('No release was published yet');
  if (release.pageAt('/')) await readFile(join(release.directory, 'index.html'));
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
