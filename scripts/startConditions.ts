import { checkPurge } from '@frontage/backend/src/cdn/sendPurge.ts';
import { greetMailServer } from '@frontage/backend/src/delivery/greetMailServer.ts';
import { type Environment, readEnvironment } from '@frontage/backend/src/environment.ts';
import { greetMailbox } from '@frontage/backend/src/inbox/fetchMails.ts';
import { checkBucket } from '@frontage/cms/files/checkBucket.ts';
import { reachValkey } from '@frontage/cms/limits/valkey.ts';
import { type ListeningPlace, untilFree } from '@frontage/cms/listening.ts';
import { type DirectoryHold, takeDirectory } from '@frontage/cms/takeDirectory.ts';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { longestSocketPath } from '@frontage/contract/rendering.ts';
import { allOf, type Variables } from '@frontage/contract/variables.ts';
import { readEnvironment as readSiteEnvironment } from '@frontage/site/src/readEnvironment.ts';
import { lookAtAddress } from './lookAtAddress.ts';
import { clockAt, compareClocks } from './lookAtClock.ts';

/** What a start stands on once it was found to fit. */
export interface StartConditions {
  environment: Environment;
  /** DATA_DIR is this process's own until it is released. */
  hold: DirectoryHold;
}

/** ms in which what a killed start has left behind ends by itself. */
const leftBehindMs = 15_000;

/**
 * Reads every variable of every process in one pass, takes DATA_DIR, and sees that the ports are free. Throws
 * EnvironmentFault with all that does not fit; then nothing is held.
 */
export async function meetConditions(given: Variables, dataDirectory: string): Promise<StartConditions> {
  let hold: DirectoryHold | undefined;
  try {
    const [environment] = allOf(
      () => readEnvironment(given),
      () => void readSiteEnvironment(given),
      () => requirePorts(given),
      () => {
        hold = takeDirectory(dataDirectory);
      },
    );
    if (!hold) throw new Error('DATA_DIR was not taken');
    requireShortPath(environment.rendererSocket);
    await freePorts(environment, hold.isLeftBehind ? leftBehindMs : 0);
    return { environment, hold };
  } catch (error) {
    hold?.release();
    throw error;
  }
}

/**
 * The same, and database, replica, bucket, CDN, mail server, mailbox and what limits are counted in are reached: `npm
 * start -- --check`. Holds nothing afterwards. Gives what an operator should know and no start fails by: that visitors do
 * not get us at SITE_URL, and a clock that is some seconds off.
 */
export async function checkConditions(given: Variables, dataDirectory: string): Promise<string[]> {
  const { environment, hold } = await meetConditions(given, dataDirectory);
  const { reachDatabase } = await import('@frontage/cms/database/reachDatabase.ts');
  const { reachReplica } = await import('@frontage/cms/database/replica.ts');
  const { cdn, cms, inbound, mail } = environment;
  try {
    const hints: string[] = [];
    await together([
      reachDatabase(cms).then((theirs) => void hints.push(...compareClocks(Date.now(), theirs, 'the database'))),
      ...(cms.appEnv === 'production' ? [lookAtAddress(cms.siteUrl).then((seen) => void hints.push(...seen))] : []),
      ...(cms.replicaUrl ? [reachReplica(cms.replicaUrl)] : []),
      ...(cms.bucket ? [checkBucket(cms.bucket), lookAtClockOf(cms.bucket.endpoint, hints)] : []),
      ...(cms.valkeyUrl ? [reachValkey(cms.valkeyUrl)] : []),
      ...(cdn ? [checkPurge(cdn)] : []),
      ...(mail.smtpUrl ? [greetMailServer(mail.smtpUrl)] : []),
      ...(inbound?.imapUrl ? [greetMailbox(inbound.imapUrl)] : []),
    ]);
    return hints;
  } finally {
    hold.release();
  }
}

/** Requests to a bucket are signed with the time: it refuses them where clocks differ by minutes. */
async function lookAtClockOf(endpoint: string, hints: string[]): Promise<void> {
  const theirs = await clockAt(endpoint);
  hints.push(...compareClocks(Date.now(), theirs, new URL(endpoint).host));
}

function freePorts({ cms, host, metrics, port }: Environment, patienceMs: number): Promise<void> {
  const website: ListeningPlace = { port, host, portVariable: 'PORT', hostVariable: 'HOST' };
  const { adminHost, adminPort } = cms;
  const admin = { port: adminPort, host: adminHost, portVariable: 'ADMIN_PORT', hostVariable: 'ADMIN_HOST' };
  const figures = metrics && { ...metrics, portVariable: 'METRICS_PORT', hostVariable: 'METRICS_HOST' };
  const places = [website, admin, ...(figures ? [figures] : [])];
  return together(places.map((place) => untilFree(place, patienceMs)));
}

function requirePorts({ ADMIN_PORT, METRICS_PORT, PORT }: Variables): void {
  const ports = Object.entries({ PORT: PORT || '3000', ADMIN_PORT: ADMIN_PORT || '3001', METRICS_PORT });
  if (Number(PORT || 3000) === 0)
    throw new EnvironmentFault('PORT: 0 would be any port. Set it to one that others can be told.');
  const first = new Map<number, string>();
  for (const [name, port] of ports) {
    if (!port) continue;
    const other = first.get(Number(port));
    if (other) {
      throw new EnvironmentFault(
        `${other} and ${name} are both ${port}: each needs a port of its own. Set one of them to another.`,
      );
    }
    first.set(Number(port), name);
  }
}

function requireShortPath(socketPath: string): void {
  if (Buffer.byteLength(socketPath) <= longestSocketPath) return;
  throw new EnvironmentFault(
    `RENDERER_SOCKET: ${socketPath} is too long for the path of a socket. Set RENDERER_SOCKET to one of at most ${longestSocketPath} bytes.`,
  );
}

/** Waits for all, and throws the faults of all. */
async function together(works: Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(works);
  allOf(
    ...outcomes.map((outcome) => () => {
      if (outcome.status === 'rejected') throw outcome.reason;
    }),
  );
}
