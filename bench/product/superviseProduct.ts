import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type HeldSockets, holdSockets } from '@frontage/backend/src/listening/holdSockets.ts';
import { placeOfWebsite } from '@frontage/cms/listening.ts';
import { type ProductProcess, processesOf, type Victim } from './processesOf.ts';

const root = join(import.meta.dirname, '../..');
/** ms until a supervisor that ended is started again, as systemd or a container engine does. */
const restartMs = 1_000;

/** The product as an operator runs it: `npm start`, and somebody who starts that again whenever it ends. */
export interface SupervisedProduct {
  kills: Record<Victim, number>;
  /** Codes of starts that ended though neither the starter nor its supervisor was killed. */
  endedStarts: (number | null)[];
  /** Processes of the start that runs now. */
  running(): ProductProcess[];
  /** SIGKILL; false where that one is not there now. */
  kill(victim: Victim): boolean;
  /** Waits until one is there. */
  until(victim: Victim): Promise<void>;
  start(): void;
  /** Asks it to end as Ctrl+C does; the code by which it does. Nobody starts it again. */
  stop(): Promise<number | null>;
  /** Lets go of its sockets: then the port is free, once it has ended. */
  release(): void;
}

/**
 * Starts it with the pages of an empty site. What it says is kept in a file. The socket of the website is held here, as
 * frontage.socket does.
 */
export async function superviseProduct(
  variables: { DATA_DIR: string; PORT: string } & Record<string, string>,
  log: string,
): Promise<SupervisedProduct> {
  const place = placeOfWebsite({ port: Number(variables.PORT), host: 'localhost' });
  let sockets: HeldSockets | undefined = await holdSockets(place);
  const output = openSync(log, 'a');
  let starter: ChildProcess;
  let isEnding = false;
  let isHit = false;
  let next: NodeJS.Timeout | undefined;

  function start(): void {
    [isEnding, isHit] = [false, false];
    const handed = sockets?.fds ?? [];
    starter = spawn(process.execPath, ['scripts/start.mjs', '--empty'], {
      cwd: root,
      env: { ...process.env, ...variables, LISTEN_FDS: String(handed.length) },
      stdio: ['ignore', output, output, ...handed],
    });
    starter.once('exit', (code) => {
      if (isEnding) return;
      if (!isHit) product.endedStarts.push(code);
      next = setTimeout(start, restartMs);
    });
  }

  const product: SupervisedProduct = {
    kills: { starter: 0, supervisor: 0, preparer: 0, website: 0, renderer: 0, admin: 0 },
    endedStarts: [],
    start,
    running() {
      const all = processesOf(variables.DATA_DIR);
      const found = all.filter(({ pid }) => pid === starter.pid);
      // Grows while it is read: children of children come too.
      for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid));
      return found;
    },
    kill(victim) {
      const found = product.running().find(({ role }) => role === victim);
      if (!found) return false;
      process.kill(found.pid, 'SIGKILL');
      product.kills[victim] += 1;
      isHit ||= victim === 'starter' || victim === 'supervisor';
      return true;
    },
    async until(victim) {
      while (!product.running().some(({ role }) => role === victim)) await pause(50);
    },
    async stop() {
      isEnding = true;
      clearTimeout(next);
      if (starter.exitCode !== null || starter.signalCode !== null) return starter.exitCode;
      const ended = new Promise<number | null>((resolve) => starter.once('exit', resolve));
      starter.kill('SIGTERM');
      return ended;
    },
    release() {
      sockets?.close();
      sockets = undefined;
    },
  };
  start();
  return product;
}
