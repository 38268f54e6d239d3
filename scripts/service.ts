import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { wrongSettingsExitCode } from '@frontage/contract/wrongSettings.ts';
import type { NotedProcess } from '@frontage/server/processes/processNotes.ts';
import { faultToldBy, type LaunchOptions, launch, signalGroup, untilAnswers } from './processes.ts';
import { watchAnswers } from './watchAnswers.ts';

/** A process that is kept running until it is stopped. */
export interface Service {
  /**
   * Waits until the process itself listens at its port, as anything that answers before is another program, and answers
   * at a path of it.
   */
  untilAnswers(path: string): Promise<void>;
  /** Ends it and starts it again, as when its code has changed. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface ServiceOptions extends LaunchOptions {
  /** Where it answers others than processes on this machine. */
  port?: number;
  /**
   * Called when it cannot start and is given up: with an EnvironmentFault that it has told, or after five tries in which
   * it never listened.
   */
  onFailure: (error: Error) => void;
  /** Called each time it was started or has ended by itself. */
  onTurn: (noted: NotedProcess) => void;
  /** Time in ms between two questions whether its event loop turns; six of them without an answer end it. */
  askEveryMs?: number;
}

/** Time in ms that a start may take on a busy machine. A process that cannot start ends by itself long before. */
const patienceMs = 300_000;
/** Time in ms that a service has to finish its work before it is killed; supervisors above ours wait longer. */
export const endPatienceMs = 25_000;
/**
 * Number of ends in a row after which a process that has never listened is given up. One that has listened is never
 * given up.
 */
const mostFalseStarts = 5;

/** Time in ms before the first restart; each further one waits twice as long, up to the longest. */
const firstMs = 500;
const longestMs = 60_000;
/**
 * Time in ms that a process must have served before its earlier ends are forgotten: longer than a start takes. Visitors
 * wait for a restart, and a service half of the time is better than none.
 */
const quietMs = 5_000;
/**
 * The same after an end by silence. What occupied it may come again: an email that is fetched once more, a visitor who
 * repeats a request.
 */
const quietAfterSilenceMs = 600_000;

/** Starts a service, and restarts it if it ends by itself, after a longer pause each time. */
export function startService(name: string, words: readonly string[], options: ServiceOptions): Service {
  const address = Promise.withResolvers<string>();
  const { askEveryMs = 5_000, onFailure, onTurn, port } = options;
  let restarts = 0;
  let endings = 0;
  let lastEnd: NotedProcess['lastEnd'];
  let hasListened = false;
  /** Of the current process; undefined until it listens. */
  let listensSince: number | undefined;
  let isStopped = false;
  let isGivenUp = false;
  let next: NodeJS.Timeout | undefined;
  let child = start();

  function start() {
    const started = launch(words, options);
    listensSince = undefined;
    onTurn({ pid: started.pid, restarts, lastEnd });
    // By preload.ts; a library may say something else.
    started.on('message', (message) => noteListening(Object(message).listensAt ?? undefined));
    started.once('error', onFailure);
    let isSilent = false;
    watchAnswers(started, {
      askEveryMs,
      isStarting: () => listensSince === undefined,
      onSilence(silentMs) {
        isSilent = true;
        console.error(`The ${name} has not answered for ${silentMs / 1000} s and is ended.`);
        signalGroup(started, 'SIGKILL');
      },
    });
    started.once('exit', (code, signal) => {
      // Processes that it started must not occupy the port of the next one.
      signalGroup(started, 'SIGKILL');
      if (!isStopped) onEnd(isSilent ? 'silence' : (code ?? String(signal)));
    });
    return started;
  }

  function noteListening(at: AddressInfo | string | undefined): void {
    if (at === undefined) return;
    hasListened = true;
    listensSince ??= performance.now();
    if (typeof at === 'object' && at.port === port) address.resolve(urlOf(at));
  }

  function onEnd(reason: number | string): void {
    lastEnd = { reason, at: Date.now() };
    onTurn({ restarts, lastEnd });
    const servedMs = listensSince === undefined ? 0 : performance.now() - listensSince;
    endings = countEndings(endings, servedMs, reason);
    const pauseMs = pauseAfter(endings);
    if (!hasListened && (reason === wrongSettingsExitCode || endings >= mostFalseStarts)) {
      const tooOften = `The ${name} ended ${endings} times before it served anything. What it said stands above.`;
      onFailure((reason === wrongSettingsExitCode && faultToldBy(reason)) || new Error(tooOften));
      return;
    }
    console.error(
      `The ${name} ended (${reason}${hintAt(reason)}), ${endings} in a row; it is started again in ${(pauseMs / 1000).toFixed(1)} s.`,
    );
    next = setTimeout(() => {
      restarts += 1;
      child = start();
    }, pauseMs);
  }

  process.once('exit', () => signalGroup(child, 'SIGKILL'));
  return {
    async untilAnswers(path) {
      const tooLate = `The ${name} did not listen on port ${port} within ${patienceMs / 1000} s. What it said stands above.`;
      const impatience = setTimeout(() => address.reject(new Error(tooLate)), patienceMs);
      const at = await address.promise.finally(() => clearTimeout(impatience));
      await untilAnswers(`${at}${path}`, patienceMs);
    },
    async restart() {
      await end();
      // It may have been stopped for good meanwhile.
      if (isGivenUp) return;
      isStopped = false;
      child = start();
    },
    stop() {
      isGivenUp = true;
      return end();
    },
  };

  async function end(): Promise<void> {
    isStopped = true;
    clearTimeout(next);
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), endPatienceMs);
    signalGroup(child, 'SIGTERM');
    await ended;
    clearTimeout(force);
  }
}

function hintAt(reason: number | string): string {
  // SQLite shares memory through a file: if the disk refuses a write there, the process gets this signal, which it
  // cannot handle.
  if (reason === 'SIGBUS') return ': DATA_DIR can no longer be written, or its disk fails';
  return reason === 'silence' ? ': something occupied it, and the lines above may say what' : '';
}

function urlOf({ address, family, port }: AddressInfo): string {
  const everywhere = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[address];
  return `http://${everywhere ?? (family === 'IPv6' ? `[${address}]` : address)}:${port}`;
}

/**
 * How many times it has ended in a row. `servedMs`: how long it has served this time. `reason`: an exit code, a signal,
 * or `silence`.
 */
export function countEndings(before: number, servedMs: number, reason: number | string): number {
  const enoughMs = reason === 'silence' ? quietAfterSilenceMs : quietMs;
  return servedMs >= enoughMs ? 1 : before + 1;
}

/** ms before a restart: they grow while something keeps ending. */
export const pauseAfter = (endings: number): number => Math.min(longestMs, firstMs * 2 ** (endings - 1));
