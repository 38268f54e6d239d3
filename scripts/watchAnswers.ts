import type { ChildProcess } from 'node:child_process';

/** What a supervisor asks its processes again and again; whoever is asked answers with an {@link Answer}. */
export interface Question {
  /** Time in ms until the next question: a process that hears none for much longer has a parent that hangs. */
  askEveryMs: number;
}

interface Answer {
  isAwake: true;
  /** True while a debugger may stop it. */
  mayPause: boolean;
}

/** Number of questions without an answer after which a process hangs: 30 s. */
export const mostUnanswered = 6;
/** The same during its start, which may take minutes on a busy machine. */
const mostUnansweredAtStart = 60;

export interface WatchOptions {
  askEveryMs: number;
  isStarting: () => boolean;
  /** Called once, with how long it has not answered. */
  onSilence: (silentMs: number) => void;
}

/**
 * Asks a child process over its channel whether its event loop turns, until the child ends. Counts questions and not
 * time: a machine that slept, or a supervisor that was stopped, must not make a child guilty.
 */
export function watchAnswers(child: ChildProcess, { askEveryMs, isStarting, onSilence }: WatchOptions) {
  let unanswered = 0;
  let isSilent = false;
  const asking = setInterval(() => {
    if (unanswered >= (isStarting() ? mostUnansweredAtStart : mostUnanswered)) {
      isSilent = true;
      clearInterval(asking);
      onSilence(unanswered * askEveryMs);
      return;
    }
    unanswered += 1;
    child.send({ askEveryMs } satisfies Question, () => undefined);
  }, askEveryMs);
  child.on('message', (message: Answer | object) => {
    if ('isAwake' in message) unanswered = message.mayPause ? Number.NEGATIVE_INFINITY : 0;
  });
  child.once('exit', () => clearInterval(asking));
  child.once('error', () => clearInterval(asking));
  return { isSilent: () => isSilent };
}
