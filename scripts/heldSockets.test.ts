import { type HeldSockets, holdSockets, placeOfWebsite } from '@frontage/server/listening.ts';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { answerAt, run } from './testing/program.ts';

const words = (port: number) => ['scripts/testing/superviseOne.ts', String(port), 'scripts/testing/answerPid.ts'];
const supervised = { TEST_SOCKET: '1' };

let port: number;
beforeEach(async () => {
  port = await findFreePort();
});

async function hold(): Promise<HeldSockets> {
  const sockets = await holdSockets(placeOfWebsite({ port, host: '127.0.0.1' }));
  onTestFinished(() => sockets.close());
  return sockets;
}

test('visitors wait while a killed service is down, and the next one answers', async () => {
  const program = run(words(port), supervised);
  await program.until(/listens: http/);
  const first = await answerAt(port);
  process.kill(Number(first), 'SIGKILL');
  await program.until(/it is started again/);
  const answers = await Promise.all(Array.from({ length: 20 }, () => answerAt(port)));
  expect(new Set(answers).size).toBe(1);
  expect(Number(answers[0])).toBeGreaterThan(0);
  expect(answers[0]).not.toBe(first);
});

test('visitors also wait while the supervisor is down too, if its starter holds the socket', async () => {
  const { fds } = await hold();
  const program = run(words(port), supervised, fds);
  await program.until(/listens: http/);
  const first = Number(await answerAt(port));
  program.child.kill('SIGKILL');
  await program.ended;
  process.kill(first, 'SIGKILL');
  const waiting = answerAt(port);
  const second = run(words(port), supervised, fds);
  await second.until(/listens: http/);
  expect(Number(await waiting)).toBeGreaterThan(0);
  expect(await waiting).toBe(await answerAt(port));
});

test('nobody waits once the last holder releases the socket', async () => {
  const sockets = await hold();
  const program = run(['scripts/testing/answerPid.ts'], {}, sockets.fds);
  while ((await answerAt(port)) === undefined);
  sockets.close();
  program.child.kill('SIGKILL');
  await program.ended;
  expect(await answerAt(port)).toBeUndefined();
});

test('a port that is taken is reported', async () => {
  await hold();
  const program = run(['scripts/testing/answerPid.ts'], { TEST_PORT: String(port) });
  while ((await answerAt(port)) === undefined);
  await expect(hold()).rejects.toThrow(`PORT: port ${port} of 127.0.0.1 is taken by another program`);
  expect(program.child.exitCode).toBeNull();
});
