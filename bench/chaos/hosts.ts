import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { type BackendProcess, startBackend } from '../backendProcess.ts';

/** Hosts of one website that are killed repeatedly. */
export interface Hosts {
  urls: string[];
  kills: number;
  /** Time in s from the start of each killed host to its first answer. */
  backAfterS: number[];
  /** Kills a host after the given time in ms, and starts it again at once. Of several hosts one always stays up. */
  killAfter(ms: number): Promise<void>;
  /** Waits until all killed hosts answer again. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** The port of a host, and its variables with a separate folder. */
export interface Place {
  port: number;
  variables: Record<string, string>;
}

export async function placeOf(folder: string, index: number, shared: Record<string, string>): Promise<Place> {
  const dataDir = join(folder, `host-${index}`);
  // As in `npm start`.
  const kept = {
    PAYLOAD_SECRET: 'a secret that all hosts of this bench have',
    DATA_DIR: dataDir,
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
  };
  return { port: await findFreePort(), variables: { ...shared, ...kept } };
}

export async function startHosts(places: readonly Place[]): Promise<Hosts> {
  const running: (BackendProcess | undefined)[] = [];
  const starting = new Set<Promise<void>>();
  const start = async (index: number) => {
    const place = places[index];
    if (place) running[index] = await startBackend(place.port, place.variables);
  };
  await Promise.all(places.map((_, index) => start(index)));
  const least = places.length > 1 ? 2 : 1;
  const hosts: Hosts = {
    urls: running.map((host) => host?.url ?? ''),
    kills: 0,
    backAfterS: [],
    async killAfter(ms) {
      await delay(ms);
      while (running.filter(Boolean).length < least) await Promise.race(starting);
      const up = running.flatMap((host, index) => (host ? [index] : []));
      const index = up[Math.floor(Math.random() * up.length)] ?? 0;
      const victim = running[index];
      running[index] = undefined;
      await victim?.kill();
      hosts.kills += 1;
      const begun = performance.now();
      const again = start(index).then(() => {
        hosts.backAfterS.push((performance.now() - begun) / 1000);
        starting.delete(again);
      });
      starting.add(again);
    },
    async settled() {
      await Promise.all(starting);
    },
    async stop() {
      await Promise.all(starting);
      for (const host of running) await host?.stop();
    },
  };
  return hosts;
}
