import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type HeldSockets, holdSockets, placeOfWebsite } from '@frontage/server/listening.ts';
import { type ProductProcess, processesOf, type Victim } from './processesOf.ts';

const root = join(import.meta.dirname, '../..');
/** Time in ms until an ended supervisor is started again, as by systemd or a container engine. */
const restartMs = 1_000;

/** The product as an operator runs it: `npm start`, and something that starts it again whenever it ends. */
export interface SupervisedProduct {
  kills: Record<Victim, number>;
  /** Exit codes of starts that ended although neither the starter nor its supervisor was killed. */
  endedStarts: (number | null)[];
  /** Processes of the current start. */
  running(): ProductProcess[];
  /** Sends SIGKILL; false if there is no such process now. */
  kill(victim: Victim): boolean;
  /** Waits until there is such a process. */
  until(victim: Victim): Promise<void>;
  start(): void;
  /** Asks it to end as Ctrl+C does, and returns its exit code. Nobody starts it again. */
  stop(): Promise<number | null>;
  /** Releases its sockets, so that the port is free once it has ended. */
  release(): void;
}

/**
 * Starts the product with these arguments, such as those of an empty site. Its output is kept in a file. The website's
 * socket is held here, as frontage.socket does.
 */
export async function superviseProduct(
  variables: { DATA_DIR: string; PORT: string } & Record<string, string>,
  log: string,
  args: readonly string[] = ['--empty'],
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
    starter = spawn(process.execPath, ['scripts/start.mjs', ...args], {
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
      // The list grows during the loop, so children of children are included.
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
