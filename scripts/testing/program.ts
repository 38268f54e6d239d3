import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A program of ours in a process of its own, killed when the test is over. */
export interface Program {
  child: ChildProcess;
  /** Everything it has said so far. */
  said(): string;
  /** As {@link eventually} by what it does. Rejects where it ends before, with what it said. */
  eventually<Result>(ask: () => Promise<Result | undefined>): Promise<Result>;
  /** Waits until it says something that fits; gives the first group, or all of it. Rejects where it ends before. */
  until(words: RegExp): Promise<string>;
  /** The code it ends with. */
  ended: Promise<number | null>;
}

/** Starts `node <words>` from the folder of the repository, with sockets handed over as systemd does. */
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
    // What it writes into is removed after this, and its port is somebody else's.
    await exited;
  });
  const whileItRuns = <Result>(ask: () => Promise<Result | undefined>) =>
    eventually(async () => {
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

/** Asks again and again until there is something; the limit of the test ends it. */
export async function eventually<Result>(ask: () => Promise<Result | undefined>): Promise<Result> {
  for (;;) {
    const result = await ask();
    if (result !== undefined) return result;
    await pause(25);
  }
}

/** What the port answers; undefined where nobody listens, or whoever does is ending. */
export async function answerAt(port: number): Promise<string | undefined> {
  try {
    const options = { headers: { Connection: 'close' }, signal: AbortSignal.timeout(5_000) };
    return await (await fetch(`http://127.0.0.1:${port}/`, options)).text();
  } catch {
    return undefined;
  }
}
