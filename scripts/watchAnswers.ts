import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

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
/** The same during its start, or while others have the processor, which may take minutes on a busy machine. */
const mostUnansweredIfSlow = 60;
/** Less processor time than this, in s, means that a process is stopped or waits for itself. */
const idleS = 0.05;

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
export function watchAnswers(child: ChildProcess, { askEveryMs, isStarting, onSilence }: WatchOptions): void {
  let unanswered = 0;
  /** What its main thread had spent at each of the last questions. */
  const spent: (number | undefined)[] = [];
  const asking = setInterval(ask, askEveryMs);
  // At once, so that the child knows from its start how often it is asked, and notices a parent that hangs soon after.
  ask();
  function ask(): void {
    const [before, now] = [spent.at(-mostUnanswered), readSpentS(child.pid)];
    const spentS = before === undefined || now === undefined ? undefined : now - before;
    if (hangs({ unanswered, askEveryMs, isStarting: isStarting(), spentS })) {
      clearInterval(asking);
      onSilence(unanswered * askEveryMs);
      return;
    }
    unanswered += 1;
    spent.push(now);
    spent.splice(0, spent.length - mostUnanswered);
    child.send({ askEveryMs } satisfies Question, () => undefined);
  }
  child.on('message', (message) => {
    const { isAwake, mayPause }: Partial<Answer> = Object(message);
    if (isAwake) unanswered = mayPause ? Number.NEGATIVE_INFINITY : 0;
  });
  child.once('exit', () => clearInterval(asking));
  child.once('error', () => clearInterval(asking));
}

/**
 * Whether a silent process hangs. One that had some processor time, but less than half of the silence, is slow because
 * others take the processor: an admin that loads its first page on a machine with twenty busy processes is silent for
 * 30 s and in order. `spentS`: processor time of its main thread since the sixth question before this one, and not since
 * its last answer: what it did before it was stopped does not count; undefined if unknown.
 */
export function hangs({ askEveryMs, isStarting, spentS, unanswered }: Silence): boolean {
  if (unanswered >= mostUnansweredIfSlow) return true;
  if (unanswered < mostUnanswered || isStarting) return false;
  return spentS === undefined || spentS < idleS || spentS >= (mostUnanswered * askEveryMs) / 2000;
}

interface Silence {
  unanswered: number;
  askEveryMs: number;
  isStarting: boolean;
  spentS: number | undefined;
}

/** Seconds of processor time of a process's main thread; undefined without Linux's /proc. */
function readSpentS(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
    // The second field is a name in brackets that may contain anything; user and system time are the 14th and 15th.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return user === undefined || system === undefined ? undefined : (user + system) / 100;
  } catch {
    return undefined;
  }
}
