import { join } from 'node:path';
import type { HeldSockets } from '@frontage/backend/src/listening/holdSockets.ts';
import type { DirectoryHold } from '@frontage/cms/takeDirectory.ts';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { exitCodeOf } from '@frontage/contract/wrongSettings.ts';
import { noteProcesses } from './noteProcesses.ts';
import { WrongSettings } from './processes.ts';
import { type Service, startService } from './service.ts';

/** What runs all processes of the product on one machine, and ends them together. */
export interface Supervisor {
  root: string;
  /** One line of progress, with the seconds since the start. */
  say(line: string): void;
  /**
   * Starts a process of ours with these variables, and again should it end. One that cannot start ends all. `sockets`
   * are closed here as the end begins, so that nobody waits for somebody who will not come.
   */
  start(name: string, words: readonly string[], variables: Record<string, string>, sockets?: HeldSockets): Service;
  /** Releases it once everything has ended. */
  keep(hold: DirectoryHold): void;
  /** Ends all in order, then this process with the code. */
  end(code: number): Promise<void>;
  /** Says what went wrong, unless everything is ending by then, and ends all, by 78 where settings are wrong and by 75 where that may pass. */
  fail(error: unknown): void;
}

/** ms in which Ctrl+C is one wish: it reaches this process from the terminal, and from its parent once more. */
const sameWishMs = 2_000;

/**
 * The supervisor of this process: from now on SIGINT and SIGTERM end all that it has started. What runs is in the
 * folder of data.
 */
export function openSupervisor(dataDirectory: string): Supervisor {
  const root = join(import.meta.dirname, '..');
  const startedAt = Number(process.env.STARTED_AT) || Date.now();
  const services: Service[] = [];
  const held: HeldSockets[] = [];
  const note = noteProcesses(dataDirectory);
  let hold: DirectoryHold | undefined;
  let endingSince: number | undefined;

  async function end(code: number): Promise<void> {
    if (endingSince !== undefined) {
      // Who asks again does not want to wait.
      if (performance.now() - endingSince > sameWishMs) process.exit(1);
      return;
    }
    endingSince = performance.now();
    for (const sockets of held) sockets.close();
    // In reverse: the website draws pages by the renderer for as long as it answers.
    for (const service of services.toReversed()) await service.stop();
    hold?.release();
    process.exit(code);
  }

  function fail(error: unknown): void {
    if (endingSince !== undefined) return;
    console.error(error instanceof Error ? error.message : error);
    void end(error instanceof EnvironmentFault || error instanceof WrongSettings ? exitCodeOf(error) : 1);
  }

  process.on('SIGINT', () => void end(0));
  process.on('SIGTERM', () => void end(0));
  return {
    root,
    end,
    fail,
    say: (line) => console.log(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${line}`),
    keep(taken) {
      hold = taken;
    },
    start(name, words, variables, sockets) {
      if (sockets) held.push(sockets);
      const service = startService(name, words, {
        root,
        variables,
        sockets: sockets?.fds ?? [],
        onFailure: fail,
        onTurn: (noted) => note(name, noted),
      });
      services.push(service);
      return service;
    },
  };
}
