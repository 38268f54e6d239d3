import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readProcessNotes } from '@frontage/server/processes/processNotes.ts';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { watched } from './processes.ts';
import { countEndings, pauseAfter } from './service.ts';
import { answerAt, pollUntil, run } from './testing/program.ts';
import { hangs } from './watchAnswers.ts';

const supervisor = 'scripts/testing/superviseOne.ts';
const service = 'scripts/testing/answerPid.ts';

let port: number;
beforeEach(async () => {
  port = await findFreePort();
});

const isSilent = async () => ((await answerAt(port)) === undefined ? true : undefined);

test('a supervised process ends with a supervisor that was killed', async () => {
  const program = run([supervisor, String(port), service]);
  await program.until(/listens: http/);
  program.child.kill('SIGKILL');
  expect(await pollUntil(isSilent)).toBe(true);
});

test('processes that it started end too', async () => {
  const program = run([supervisor, String(port), service, 'wrapped']);
  await program.eventually(() => answerAt(port));
  program.child.kill('SIGKILL');
  expect(await pollUntil(isSilent)).toBe(true);
});

test('a process watched for changes ends too, with its watcher', async () => {
  const program = run([supervisor, String(port), ...watched([service])]);
  await program.until(/listens: http/);
  program.child.kill('SIGKILL');
  expect(await pollUntil(isSilent)).toBe(true);
});

test('a killed wrapper leaves nothing on the port of the next one', async () => {
  const program = run([supervisor, String(port), service, 'wrapped']);
  const wrapper = Number(await program.until(/wrapper: (\d+)/));
  const first = await program.eventually(() => answerAt(port));
  process.kill(wrapper, 'SIGKILL');
  const second = await program.eventually(async () => {
    const answer = await answerAt(port);
    return answer === first ? undefined : answer;
  });
  expect(Number(second)).toBeGreaterThan(0);
  expect(program.said()).toContain('it is started again in 0.5 s');
});

test('a process restarted for new code answers as a new process and leaves none behind', async () => {
  const program = run([supervisor, String(port), service]);
  await program.until(/listens: http/);
  const first = await program.eventually(() => answerAt(port));
  program.child.kill('SIGHUP');
  const second = await program.eventually(async () => {
    const answer = await answerAt(port);
    return answer === first ? undefined : answer;
  });
  expect(() => process.kill(Number(first), 0)).toThrow('ESRCH');
  expect(() => process.kill(Number(second), 0)).not.toThrow();
  expect(program.said()).not.toContain('it is started again');
});

test('processes are noted for the host, with how they last ended and how often they were restarted', async () => {
  const notes = mkdtempSync(join(tmpdir(), 'frontage-notes-'));
  onTestFinished(() => rmSync(notes, { recursive: true, force: true }));
  const program = run([supervisor, String(port), service], { TEST_NOTES: notes });
  await program.until(/listens: http/);
  const read = () => readProcessNotes(notes, program.child.pid).service;
  const first = Number(await answerAt(port));
  expect(read()).toEqual({ pid: first, restarts: 0 });
  process.kill(first, 'SIGKILL');
  const second = await program.eventually(async () => (read()?.restarts === 1 ? read() : undefined));
  expect(second).toMatchObject({ lastEnd: { reason: 'SIGKILL', at: expect.any(Number) } });
  expect(second?.pid).not.toBe(first);
  // Notes of another supervisor are ignored: their process numbers may belong to others by now.
  expect(readProcessNotes(notes, process.pid)).toEqual({});
});

test.each([
  ['is busy for ever', '/hang', '[\\d.]+'],
  ['was stopped after it had worked', '/stop', '[1-4](?:\\.\\d+)?'],
])('a process that %s is ended, noted with the reason and started again', async (_title, path, seconds) => {
  const notes = mkdtempSync(join(tmpdir(), 'frontage-notes-'));
  onTestFinished(() => rmSync(notes, { recursive: true, force: true }));
  const program = run([supervisor, String(port), service], { TEST_NOTES: notes, TEST_ASK_MS: '250' });
  await program.until(/listens: http/);
  const first = await answerAt(port);
  await expect(fetch(`http://127.0.0.1:${port}${path}`)).rejects.toThrow();
  await program.until(new RegExp(`^The service has not answered for ${seconds} s and is ended\\.$`, 'm'));
  await program.until(/^The service ended \(silence: .+\), 1 in a row; it is started again in 0\.5 s\.$/m);
  const second = await program.eventually(() => answerAt(port));
  expect(second).not.toBe(first);
  expect(readProcessNotes(notes, program.child.pid).service).toMatchObject({
    restarts: 1,
    lastEnd: { reason: 'silence' },
  });
});

test.each([
  ['a process that is busy for half of the time or more hangs', 6, 15, false, true],
  ['a process that does nothing hangs', 6, 0, false, true],
  ['a process that others leave little of the processor is slow', 6, 4, false, false],
  ['a process that starts is slow', 6, 15, true, false],
  ['nothing is slow for more than five minutes', 60, 4, true, true],
  ['five questions are too few to tell', 5, 15, false, false],
])('%s', (_title, unanswered, spentS, isStarting, expected) => {
  expect(hangs({ unanswered, askEveryMs: 5_000, isStarting, spentS })).toBe(expected);
});

test('a supervisor that hangs is ended by its processes, so that the one above it starts all again', async () => {
  const program = run([supervisor, String(port), service], { TEST_ASK_MS: '250' });
  await program.until(/listens: http/);
  await program.eventually(() => answerAt(port));
  program.child.kill('SIGSTOP');
  await program.ended;
  expect(program.child.signalCode).toBe('SIGKILL');
  expect(await pollUntil(isSilent)).toBe(true);
});

test('another program that answers at the port is not taken for the child', async () => {
  const stranger = createServer((_request, response) => response.end('stranger')).listen(port, '127.0.0.1');
  onTestFinished(() => void stranger.close());
  const program = run([supervisor, String(port), service]);
  await program.until(/it is started again/);
  expect(await answerAt(port)).toBe('stranger');
  expect(program.said()).not.toContain('listens:');
});

test('a process that cannot start with its settings is not started again', async () => {
  const program = run([supervisor, String(port), '--eval', 'process.exit(78)']);
  expect(await program.ended).toBe(1);
  expect(program.said()).toMatch(/^failed: EnvironmentFault: Nothing was started\./);
});

test('a signal caused by SQLite is reported with its cause', async () => {
  const program = run([supervisor, String(port), '--eval', "process.kill(process.pid, 'SIGBUS')"]);
  await program.until(/The service ended \(SIGBUS: DATA_DIR can no longer be written, or its disk fails\)/);
  program.child.kill('SIGKILL');
});

test('pauses grow to a minute, and are short again after it has served for some seconds', () => {
  const pausesMs = Array.from({ length: 9 }, (_, at) => pauseAfter(at + 1));
  expect(pausesMs).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  expect([countEndings(8, 1_000, 1), countEndings(8, 5_000, 1)]).toEqual([9, 1]);
});

test('ends by silence count in a row until it has served for ten minutes: what occupied it may come again', () => {
  expect([60_000, 600_000].map((servedMs) => countEndings(2, servedMs, 'silence'))).toEqual([3, 1]);
});
