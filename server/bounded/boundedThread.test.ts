import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { openBoundedThread } from './boundedThread.ts';

it.each([
  ['reads for too long', 'for (;;) {}'],
  ['fills its memory', 'const all = []; for (;;) all.push(new Array(1e6).fill(0.5))'],
])('ends a thread that %s, and answers the next question', async (_, fault) => {
  const folder = await mkdtemp(join(tmpdir(), 'bounded-thread-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const module = join(folder, 'worker.ts');
  const own = join(import.meta.dirname, 'boundedThread.ts');
  await writeFile(
    module,
    `import { answerInThread } from '${own}';
     answerInThread(async (question) => {
       if (question === 'hostile') { ${fault} }
       if (question === 'absent') throw new Error('there is no such file');
       return 'read ' + question;
     });`,
  );
  const ask = openBoundedThread<string, string>({ module, patienceMs: 2_000, memoryMb: 64 });
  const [hostile, brief] = await Promise.all([ask('hostile'), ask('brief')]);
  expect([hostile, brief]).toEqual([undefined, 'read brief']);
  await expect(ask('absent')).rejects.toThrow('there is no such file');
});

it('counts the time of a question from when the thread could read it, and not what this thread was held up for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bounded-thread-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const module = join(folder, 'worker.ts');
  const own = join(import.meta.dirname, 'boundedThread.ts');
  await writeFile(
    module,
    `import { setTimeout as pause } from 'node:timers/promises';
     import { answerInThread } from '${own}';
     await pause(2_000);
     answerInThread(async (question) => question);`,
  );
  const ask = openBoundedThread<string, string>({ module, patienceMs: 1_000, memoryMb: 64 });
  expect(await ask('slow start')).toBe('slow start');
  const held = ask('held up');
  const until = performance.now() + 2_000;
  while (performance.now() < until);
  expect(await held).toBe('held up');
});

it('lets a command end that has asked it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bounded-thread-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const own = join(import.meta.dirname, 'boundedThread.ts');
  const module = join(folder, 'worker.ts');
  await writeFile(module, `import { answerInThread } from '${own}';\nanswerInThread(async (question) => question);`);
  const command = join(folder, 'command.ts');
  await writeFile(
    command,
    `import { openBoundedThread } from '${own}';
     const ask = openBoundedThread({ module: '${module}', patienceMs: 60_000, memoryMb: 64 });
     console.log(await ask('read'));`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [command], { timeout: 30_000 });
  expect(stdout).toBe('read\n');
});
