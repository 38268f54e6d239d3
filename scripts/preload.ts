/** Loaded before everything else by the supervisor and by the processes that it starts (`node --import`). */
import { subscribe } from 'node:diagnostics_channel';
import { url as debuggerUrl } from 'node:inspector';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { isatty } from 'node:tty';
import { format, stripVTControlCharacters } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { mostUnanswered, type Question } from './watchAnswers.ts';

/*
 * With LOG_FORMAT=json every line of a process's console output is one object, like those of its log: what the
 * supervisor does, what was published, what a library prints. In threads too.
 */
const levels = { debug: 20, log: 30, info: 30, warn: 40, error: 50 } as const;

if (process.env.LOG_FORMAT === 'json') {
  const { pid } = process;
  const about = { pid, hostname: hostname(), name: 'frontage' };
  for (const [method, level] of Object.entries(levels)) {
    Object.assign(console, {
      [method](...said: unknown[]) {
        const msg = stripVTControlCharacters(format(...said)).trim();
        if (msg) process.stdout.write(`${JSON.stringify({ level, time: Date.now(), ...about, msg })}\n`);
      },
    });
  }
}

/** Time in ms that a process without its parent has to finish its work. */
const patienceMs = 8_000;

/*
 * The system closes the channel between the two when either ends, for whatever reason: a child without its parent ends
 * itself and everything it has started. The child also reports where it listens, so that the parent never takes another
 * program on the port for its child, and answers the parent's questions whether its event loop turns
 * (`watchAnswers.ts`).
 */
if (isMainThread && process.connected !== undefined) {
  if (process.connected) process.once('disconnect', endWithParent);
  // It ended while this one was loaded.
  else endWithParent();
  subscribe('tracing:net.server.listen:asyncEnd', (message) => {
    const { server } = message as { server: { address(): AddressInfo | string | null } };
    tellParent({ listensAt: server.address() });
  });
  let unheard = 0;
  let watch: NodeJS.Timeout | undefined;
  process.on('message', ({ askEveryMs }: Partial<Question>) => {
    // Whatever else a parent may say is not for this.
    if (!askEveryMs) return;
    unheard = 0;
    // Somebody with a debugger may stop it for longer.
    tellParent({ isAwake: true, mayPause: debuggerUrl() !== undefined });
    // In a terminal the parent may have been stopped by Ctrl+Z.
    if (watch || isatty(1)) return;
    watch = setInterval(() => {
      unheard += 1;
      // Whatever is above the parent starts it again, as if it had ended by itself.
      if (unheard > mostUnanswered && process.connected) process.kill(process.ppid, 'SIGKILL');
    }, askEveryMs).unref();
  });
  // This channel must not keep the process alive: it ends once its work is done.
  process.channel?.unref();
}

function endWithParent(): void {
  setTimeout(() => signalGroup('SIGKILL'), patienceMs);
  signalGroup('SIGTERM');
}

function tellParent(message: object): void {
  // The parent may be gone by now; then there is nobody to tell.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

/** Signals the group that a child of the supervisor leads, including itself; only itself if it leads none. */
function signalGroup(name: NodeJS.Signals): void {
  try {
    process.kill(-process.pid, name);
  } catch {
    process.kill(process.pid, name);
  }
}
