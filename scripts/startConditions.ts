import { readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { requireShortPath } from '@frontage/contract/rendering.ts';
import { allOf, type Variables } from '@frontage/contract/variables.ts';
import { roomForRequests } from '@frontage/server/health/writeTo.ts';
import { type DirectoryHold, takeDirectory, untilWebsiteEnds } from '@frontage/server/holdDirectory.ts';
import { type Environment, readEnvironment } from '@frontage/server/hostEnvironment.ts';
import { type ListeningPlace, placeOfWebsite, readHandedSockets, untilFree } from '@frontage/server/listening.ts';
import { readEnvironment as readSiteEnvironment } from '@frontage/site/src/readEnvironment.ts';

/** Time in ms within which processes left by a killed start end by themselves. */
const leftBehindMs = 15_000;

/**
 * Reads every variable of every process in one pass, takes DATA_DIR, and checks that the ports are free. Throws
 * EnvironmentFault with everything that does not fit; nothing is held then. `hold`: DATA_DIR belongs to this process until
 * it is released. `website`: the address for visitors.
 */
export async function meetConditions(given: Variables & { DATA_DIR: string }) {
  let hold: DirectoryHold | undefined;
  try {
    const [environment] = allOf(
      () => readEnvironment(given),
      () => void readSiteEnvironment(given),
      () => requirePorts(given),
      () => {
        hold = takeDirectory(given.DATA_DIR);
      },
    );
    if (!hold) throw new Error('DATA_DIR was not taken');
    requireShortPath(environment.rendererSocket);
    const website = placeOfWebsite(environment);
    const patienceMs = hold.isLeftBehind ? leftBehindMs : 0;
    const isHanded = readHandedSockets(process.env).length > 0;
    await waitForAll([
      freePorts(environment, isHanded ? [] : [website], patienceMs),
      untilWebsiteEnds(given.DATA_DIR, patienceMs),
    ]);
    return { environment, hold, website };
  } catch (error) {
    hold?.release();
    throw error;
  }
}

function freePorts({ cms, metrics }: Environment, others: ListeningPlace[], patienceMs: number): Promise<void> {
  const { adminHost, adminPort } = cms;
  const admin = { port: adminPort, host: adminHost, portVariable: 'ADMIN_PORT', hostVariable: 'ADMIN_HOST' };
  const figures = metrics && { ...metrics, portVariable: 'METRICS_PORT', hostVariable: 'METRICS_HOST' };
  const places = [...others, admin, ...(figures ? [figures] : [])];
  return waitForAll(places.map((place) => untilFree(place, patienceMs)));
}

function requirePorts({ ADMIN_PORT, METRICS_PORT, PORT }: Variables): void {
  if (Number(PORT || 3000) === 0)
    throw new EnvironmentFault('PORT: 0 would be any port. Set it to one that others can be told.');
  const ports = Object.entries({ PORT: PORT || '3000', ADMIN_PORT: ADMIN_PORT || '3001', METRICS_PORT });
  const set = ports.filter(([, port]) => port);
  for (const [one, other] of Map.groupBy(set, ([, port]) => Number(port)).values()) {
    if (one && other)
      throw new EnvironmentFault(
        `${one[0]} and ${other[0]} are both ${other[1]}: each needs a port of its own. Set one of them to another.`,
      );
  }
}

/** Waits for all, and throws all of their faults. */
export async function waitForAll(works: Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(works);
  allOf(
    ...outcomes.map((outcome) => () => {
      if (outcome.status === 'rejected') throw outcome.reason;
    }),
  );
}

/** Open files and connections with which a website can serve some hundred visitors at once. */
const leastDescriptors = 1_024;
/** ms by which a file may be ahead of the clock, as on a disk of another machine. */
const bearableMs = 60_000;

/** Returns what this machine is short of although the product runs, each with the fix: descriptors, disk, clock. R66. */
export function findShortages(dataDirectory: string, now = Date.now()): string[] {
  const found: string[] = [];
  const descriptors = readDescriptorLimit();
  if (descriptors < leastDescriptors) {
    found.push(
      `Each process may open ${descriptors} files and connections: further visitors are cut off. Allow ${leastDescriptors} or more: ulimit -n, LimitNOFILE of systemd, ulimits of Compose.`,
    );
  }
  const { bavail, bsize } = statfsSync(dataDirectory);
  if (bavail * bsize < roomForRequests) {
    found.push(
      `The disk of DATA_DIR has ${megabytes(bavail * bsize)} MB left, and forms need ${megabytes(roomForRequests)}: make room in ${dataDirectory}.`,
    );
  }
  const written = statSync(join(dataDirectory, 'frontage.sqlite'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (written > now + bearableMs) {
    found.push(
      `The clock of this machine says ${isoOf(now)}, and the database was written at ${isoOf(written)}, which is later. Let it follow a time server: timedatectl set-ntp true.`,
    );
  }
  return found;
}

/** Node has raised its own limit to the highest that it may have. Infinity where there is none, or no `/proc`. */
function readDescriptorLimit(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);
const isoOf = (ms: number) => new Date(ms).toISOString();
