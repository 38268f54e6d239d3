import { expect, onTestFinished, test } from 'vitest';
import type { Rest } from '../testing/callRest.ts';
import { addressOf, openStage, password } from '../testing/stage.ts';

const home = '81.2.69.160';

async function open() {
  const stage = await openStage('SQLite');
  onTestFinished(stage.close);
  return stage;
}

/** A sign-in from that network address. */
function from({ call }: Rest, address: string, role: string, typed = 'a wrong password') {
  const headers = { 'x-forwarded-for': address };
  return call('POST', 'users/login', { email: addressOf(role), password: typed }, undefined, headers);
}

test('stops a stranger from guessing on, and shuts out nobody else', async () => {
  const stage = await open();
  for (let tries = 0; tries < 8; tries += 1) {
    expect(await from(stage, '6.6.6.6', 'editor')).toMatchObject({ status: 401 });
  }
  expect(await from(stage, '6.6.6.6', 'editor', password)).toMatchObject({
    status: 429,
    body: { errors: [{ message: 'There were too many tries. Wait 10 minutes, then try once more.' }] },
  });
  expect(await from(stage, '6.6.6.6', 'sales', password), 'another account from there').toMatchObject({ status: 200 });
  expect(await from(stage, home, 'editor', password), 'the owner from elsewhere').toMatchObject({ status: 200 });
});

test('marks the browser as one of our own, whose views of the website do not count', async () => {
  const { cookies } = await from(await open(), home, 'editor', password);
  expect(cookies?.filter((one) => one.startsWith('frontage-own='))).toEqual([
    'frontage-own=1; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax',
  ]);
});

test('keeps the network that the person came from open, however many strangers try', async () => {
  const stage = await open();
  expect(await from(stage, home, 'editor', password)).toMatchObject({ status: 200 });
  const answers: number[] = [];
  for (let stranger = 0; stranger < 31; stranger += 1) {
    answers.push((await from(stage, `6.6.${stranger}.6`, 'editor')).status);
  }
  expect(new Set(answers.slice(0, 30))).toEqual(new Set([401]));
  expect(answers.at(-1), 'strangers are shut out together').toBe(429);
  expect(await from(stage, home, 'editor', password)).toMatchObject({ status: 200 });
});

test('answers for an account that does not exist as for one that does', async () => {
  const stage = await open();
  const told = async (role: string) => {
    const answers: unknown[] = [];
    for (let tries = 0; tries < 9; tries += 1) {
      const { body, status } = await from(stage, '6.6.6.6', role);
      answers.push([status, body]);
    }
    return answers;
  };
  expect(await told('nobody')).toEqual(await told('editor'));
});

test('hashes a password for an account that does not exist as slowly as Payload does for one that does', async () => {
  const { payload } = await open();
  const user = await payload.db.findOne<{ id: number; hash?: string }>({ collection: 'users', where: {} });
  // The prefix of the hash names its algorithm: where that changes, `admitSignIn` must change too.
  expect(user?.hash).toMatch(/^pbkdf2-sha256-v1:[0-9a-f]{64}$/);
});

test('forgets wrong passwords after a right one', async () => {
  const stage = await open();
  for (let round = 0; round < 3; round += 1) {
    for (let tries = 0; tries < 5; tries += 1) await from(stage, home, 'editor');
    expect(await from(stage, home, 'editor', password)).toMatchObject({ status: 200 });
  }
});
