import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** One of our programs in a separate process, killed when the test is over. */
export interface Program {
  child: ChildProcess;
  said(): string;
  /** Like {@link pollUntil}, but rejects with its output if it ends before. */
  eventually<Result>(ask: () => Promise<Result | undefined>): Promise<Result>;
  /** Waits for output that matches; returns the first group, or the whole match. Rejects if it ends before. */
  until(words: RegExp): Promise<string>;
  /** Its exit code. */
  ended: Promise<number | null>;
}

/** Starts `node <words>` from the folder of the repository, with sockets passed as by systemd. */
export function run(
  words: readonly string[],
  variables: Record<string, string> = {},
  sockets: readonly number[] = [],
): Program {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...words], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...variables, LISTEN_FDS: String(sockets.length) },
    stdio: ['ignore', 'pipe', 'pipe', ...sockets],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    // The folder it writes to is removed after this, and its port is reused.
    await exited;
  });
  const whileItRuns = <Result>(ask: () => Promise<Result | undefined>) =>
    pollUntil(async () => {
      const isOver = child.exitCode !== null || child.signalCode !== null;
      const result = await ask();
      if (result === undefined && isOver) throw new Error(`It ended (${child.exitCode ?? child.signalCode}):\n${text}`);
      return result;
    });
  return {
    child,
    ended,
    said: () => text,
    eventually: whileItRuns,
    until: (words) =>
      whileItRuns(async () => {
        const found = words.exec(text);
        return found?.[1] ?? found?.[0];
      }),
  };
}

/** Asks repeatedly until there is a result; the time limit of the test ends it. */
export async function pollUntil<Result>(ask: () => Promise<Result | undefined>): Promise<Result> {
  for (;;) {
    const result = await ask();
    if (result !== undefined) return result;
    await pause(25);
  }
}

/** Returns the answer at the port; undefined if nobody listens, or the listener is ending. */
export async function answerAt(port: number): Promise<string | undefined> {
  try {
    const options = { headers: { Connection: 'close' }, signal: AbortSignal.timeout(5_000) };
    return await (await fetch(`http://127.0.0.1:${port}/`, options)).text();
  } catch {
    return undefined;
  }
}
