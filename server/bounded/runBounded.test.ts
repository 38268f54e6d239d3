import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { watchTurns } from '../testing/longestTurn.ts';
import { type Bounds, runBounded } from './runBounded.ts';

const bounds: Bounds = { cpuS: 2, memoryMb: 64, answerBytes: 1000 };
const briefly = { ...bounds, cpuS: 1 };

/** Runs `body` as the bounded module. */
const run = (body: string, ...args: string[]) => runWithin(bounds, body, ...args);

async function runWithin(bounds: Bounds, body: string, ...args: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bounded-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const module = join(folder, 'work.ts');
  await writeFile(module, `export async function work(...args: string[]) { ${body} }`);
  return (await runBounded({ module, args, bounds })).toString();
}

/* R62 */
it('answers what the work returns, and nothing that it prints', async () => {
  expect(await run('console.log("noise"); return args.join(" and ")', 'one', 'another')).toBe('one and another');
});

it('gives the work none of our variables', async () => {
  process.env.A_SECRET_OF_OURS = 'secret';
  onTestFinished(() => {
    delete process.env.A_SECRET_OF_OURS;
  });
  expect(await run('return process.env.A_SECRET_OF_OURS ?? "none"')).toBe('none');
});

it.each([
  ['time', 'for (;;) {}'],
  ['memory', 'const all = []; for (;;) all.push(new Array(100_000).fill(Math.random()))'],
  ['memory', 'const all = []; for (;;) all.push(Buffer.alloc(1_000_000, 1))'],
  ['size', 'return "x".repeat(1001)'],
  ['content', 'throw new Error("this is no email")'],
])('ends work that takes too much %s: %s', async (because, body) => {
  const within = because === 'time' ? briefly : bounds;
  await expect(runWithin(within, body)).rejects.toMatchObject({ because });
});

it('blames the machine, not the bytes, if the work could not even begin', async () => {
  await expect(runBounded({ module: 'server/bounded/missing.ts', bounds })).rejects.toThrow('could not be run');
});

it('keeps nobody waiting meanwhile, however many there are, and does all of it', async () => {
  // What it costs to start any process grows with this one, which has loaded everything of the tests.
  const plainTurnMs = watchTurns();
  await Promise.all(Array.from({ length: 4 }, () => promisify(execFile)('/bin/true')));
  const plainMs = await plainTurnMs();
  const longestTurnMs = watchTurns();
  const runs = Array.from({ length: 4 }, (_, index) =>
    runWithin(briefly, index > 0 ? `return "${index}"` : 'for (;;) {}').catch(({ because }) => String(because)),
  );
  expect(await Promise.all(runs)).toEqual(['time', '1', '2', '3']);
  expect((await longestTurnMs()) - plainMs).toBeLessThan(50);
});
