import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { longestSocketPath } from '@frontage/contract/rendering.ts';
import { allOf, type Variables } from '@frontage/contract/variables.ts';
import { type DirectoryHold, takeDirectory, waitForWebsiteEnd } from '@frontage/server/holdDirectory.ts';
import { readHandedSockets } from '@frontage/server/host/listening/holdSockets.ts';
import { type Environment, readEnvironment } from '@frontage/server/hostEnvironment.ts';
import { type ListeningPlace, placeOfWebsite, untilFree } from '@frontage/server/listening.ts';
import { readEnvironment as readSiteEnvironment } from '@frontage/site/src/readEnvironment.ts';

/** Time in ms within which processes left by a killed start end by themselves. */
const leftBehindMs = 15_000;

/**
 * Reads every variable of every process in one pass, takes DATA_DIR, and checks that the ports are free. Throws
 * EnvironmentFault with everything that does not fit; nothing is held then. `hold`: DATA_DIR belongs to this process until
 * it is released. `website`: the address for visitors.
 */
export async function meetConditions(given: Variables, dataDirectory: string) {
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
    const website = placeOfWebsite(environment);
    const patienceMs = hold.isLeftBehind ? leftBehindMs : 0;
    const isHanded = readHandedSockets(process.env).length > 0;
    await waitForAll([
      freePorts(environment, isHanded ? [] : [website], patienceMs),
      requireOneWebsite(dataDirectory, patienceMs),
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

async function requireOneWebsite(dataDirectory: string, patienceMs: number): Promise<void> {
  if (await waitForWebsiteEnd(dataDirectory, patienceMs)) return;
  throw new EnvironmentFault(
    `DATA_DIR: a website still works on ${dataDirectory}. End it first, or set DATA_DIR to another folder.`,
    { mayPass: true },
  );
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

/** Waits for all, and throws all of their faults. */
export async function waitForAll(works: Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(works);
  allOf(
    ...outcomes.map((outcome) => () => {
      if (outcome.status === 'rejected') throw outcome.reason;
    }),
  );
}
