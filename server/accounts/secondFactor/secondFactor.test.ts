import { expect, onTestFinished, test } from 'vitest';
import type { Rest } from '../../testing/callRest.ts';
import { type DatabaseName, databases } from '../../testing/databases.ts';
import { codeOf, earliestCodeOf, setUpSecondFactor, signInWithCode } from '../../testing/setUpSecondFactor.ts';
import { addressOf, openStage, password, signIn, signInForToken } from '../../testing/stage.ts';

async function open(name: DatabaseName = 'SQLite') {
  const stage = await openStage(name);
  onTestFinished(stage.close);
  return stage;
}

async function factorRow({ payload }: Rest) {
  return (await payload.find({ collection: 'second-factors' })).docs[0];
}

test('is set up with the present password and a first code, and asked for from then on', async () => {
  const stage = await open();
  const token = await signInForToken(stage, 'editor');
  const elsewhere = await signInForToken(stage, 'editor');
  const begin = (body: object) => stage.call('POST', 'users/second-factor/begin', body, token);
  expect(await begin({})).toMatchObject({ status: 400, body: { message: 'Type your present password.' } });
  expect(await begin({ presentPassword: 'not the present one' })).toMatchObject({ status: 400 });
  const { body } = await begin({ presentPassword: password });
  expect(body.picture.length).toBeGreaterThan(20);

  expect(await signIn(stage, 'editor'), 'nobody is asked for what is not confirmed').toMatchObject({ status: 200 });
  const confirm = (code: string) => stage.call('POST', 'users/second-factor/confirm', { code }, token);
  expect(await confirm('000000')).toMatchObject({ status: 400 });
  expect((await confirm(await earliestCodeOf(body.secret))).body.recoveryCodes).toHaveLength(10);
  expect((await stage.call('GET', 'users/me', undefined, token)).body.user).not.toBeNull();
  expect((await stage.call('GET', 'users/me', undefined, elsewhere)).body.user, 'others are signed out').toBeNull();

  const asked = await signIn(stage, 'editor');
  expect(asked).toMatchObject({ status: 401, body: { errors: [{ data: { secondFactor: 'asked' } }] } });
  expect(asked.token).toBeUndefined();
  expect(await signInWithCode(stage, 'editor', codeOf(body.secret, 0))).toMatchObject({ status: 200 });
});

test('accepts each code once, and none older than one that was used', async () => {
  const stage = await open();
  const telephone = await setUpSecondFactor(stage, 'editor');
  const [now, later] = [telephone.code(), telephone.code(1)];
  expect(await signInWithCode(stage, 'editor', later)).toMatchObject({ status: 200 });
  for (const code of [later, now, '123456', '']) {
    expect(await signInWithCode(stage, 'editor', code)).toMatchObject({ status: 401 });
  }
});

test.each(databases)('lets only one of two people in who have the same code, on %s', async (name) => {
  const stage = await open(name);
  const code = (await setUpSecondFactor(stage, 'editor')).code();
  const answers = await Promise.all([1, 2, 3].map(() => signInWithCode(stage, 'editor', code)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
});

test('accepts each recovery code once, however it is typed', async () => {
  const stage = await open();
  const [first = '', second = ''] = (await setUpSecondFactor(stage, 'editor')).recoveryCodes;
  expect(await signInWithCode(stage, 'editor', first)).toMatchObject({ status: 200 });
  expect(await signInWithCode(stage, 'editor', first)).toMatchObject({ status: 401 });
  const typed = ` ${second.replace('-', ' ').toUpperCase()}`;
  expect(await signInWithCode(stage, 'editor', typed)).toMatchObject({ status: 200 });
});

test('stores neither secret nor recovery codes in the clear', async () => {
  const stage = await open();
  const { recoveryCodes, secret } = await setUpSecondFactor(stage, 'editor');
  const row = JSON.stringify(await factorRow(stage));
  for (const kept of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
    expect(row).not.toContain(kept);
  }
});

test('cannot be bypassed by a new password, a session that ended, or another interface', async () => {
  const stage = await open();
  const before = await signInForToken(stage, 'editor');
  const telephone = await setUpSecondFactor(stage, 'editor');
  const { call, payload } = stage;
  const data = { email: addressOf('editor') };
  const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true });
  const chosen = 'crane ledger harbour moss';
  const reset = (more: object) => call('POST', 'users/reset-password', { token, password: chosen, ...more });
  for (const more of [{}, { code: '000000' }]) {
    const refused = await reset(more);
    expect(refused).toMatchObject({ status: 401 });
    expect(refused.token).toBeUndefined();
  }
  expect(await signIn(stage, 'editor', chosen), 'the password is the one before').toMatchObject({
    body: { errors: [{ message: expect.stringContaining('incorrect') }] },
  });
  expect(await call('POST', 'users/refresh-token', {}, before)).toMatchObject({ status: 401 });
  expect(await call('POST', 'users/first-register', { ...data, password })).toMatchObject({ status: 404 });
  expect(await call('POST', 'graphql', { query: '{ __typename }' })).toMatchObject({ status: 404 });
  const asLibrary = payload.login({ collection: 'users', data: { ...data, password } });
  await expect(asLibrary).rejects.toThrow('Type the code');
  expect((await stage.asAdmin('GET', 'second-factors')).status).toBe(404);
  for (const [method, path] of [
    ['POST', 'second-factors'],
    ['PATCH', 'second-factors/1'],
    ['DELETE', 'second-factors/1'],
  ] as const) {
    expect((await stage.asAdmin(method, path, {})).status, method).toBe(404);
  }
  expect(await reset({ code: telephone.code() })).toMatchObject({ status: 200 });
});

test('does not reveal, without the password, who has one', async () => {
  const stage = await open();
  await setUpSecondFactor(stage, 'editor');
  const answers = await Promise.all(['editor', 'sales', 'nobody'].map((role) => signIn(stage, role, 'wrong password')));
  expect(new Set(answers.map(({ body, status }) => JSON.stringify([status, body]))).size).toBe(1);
});

test.each(databases)(
  'pauses longer after each wrong code, tells the owner at the fifth, and lets in by a recovery code, on %s',
  async (name) => {
    const stage = await open(name);
    const { payload } = stage;
    const telephone = await setUpSecondFactor(stage, 'editor');
    const isOwed = { kind: { equals: 'wrong-codes' } };
    const owed = async () => (await payload.count({ collection: 'deliveries', where: isOwed })).totalDocs;
    const pauseMinutes = async () => {
      const until = (await factorRow(stage))?.pausedUntil;
      return until ? Math.round((Date.parse(until) - Date.now()) / 60_000) : 0;
    };
    /** As if the pause had passed, for every process that shares the database. */
    const endPause = async () => {
      const id = (await factorRow(stage))?.id ?? -1;
      const data = { pausedUntil: new Date(Date.now() - 1).toISOString() };
      await payload.db.updateOne({ collection: 'second-factors', id, data, returning: false });
    };
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: addressOf('editor') },
      disableEmail: true,
    });
    const ways = [
      () => signInWithCode(stage, 'editor', '000000'),
      () => stage.call('POST', 'users/reset-password', { token, password, code: '000000' }),
    ];
    for (const way of [...ways, ...ways, ...ways].slice(0, 4)) {
      expect(await way()).toMatchObject({ status: 401 });
      expect([await pauseMinutes(), await owed()]).toEqual([0, 0]);
    }
    expect(await signInWithCode(stage, 'editor', '000000')).toMatchObject({ status: 401 });
    expect([await pauseMinutes(), await owed()]).toEqual([1, 1]);

    const words = 'There were too many wrong codes. Wait a minute, or type a recovery code.';
    expect(await signInWithCode(stage, 'editor', telephone.code()), 'the right one, in the pause').toMatchObject({
      status: 429,
      body: { errors: [{ message: words }] },
    });
    for (const minutes of [2, 4, 8]) {
      await endPause();
      expect(await signInWithCode(stage, 'editor', '000000')).toMatchObject({ status: 401 });
      expect([await pauseMinutes(), await owed()]).toEqual([minutes, 1]);
    }
    const [recovery = ''] = telephone.recoveryCodes;
    expect(await signInWithCode(stage, 'editor', recovery)).toMatchObject({ status: 200 });
    expect(await factorRow(stage)).toMatchObject({ wrongCodes: 0, pausedUntil: null });
  },
);

test('limits how often codes are tried at the same moment', async () => {
  const stage = await open();
  await setUpSecondFactor(stage, 'editor');
  const answers = await Promise.all(Array.from({ length: 14 }, () => signInWithCode(stage, 'editor', '000000')));
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(8);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4);
});

test('is turned off by its owner with password and code, and for others by an admin only', async () => {
  const stage = await open();
  const telephone = await setUpSecondFactor(stage, 'editor');
  const { token } = await signInWithCode(stage, 'editor', telephone.code());
  const end = (body: object) => stage.call('POST', 'users/second-factor/end', body, token);
  expect(await end({ presentPassword: password })).toMatchObject({ status: 400 });
  expect(await end({ code: telephone.code(1) })).toMatchObject({ status: 400 });
  expect(await end({ presentPassword: password, code: telephone.code(1) })).toMatchObject({ status: 200 });
  expect(await signIn(stage, 'editor')).toMatchObject({ status: 200 });

  await setUpSecondFactor(stage, 'editor');
  const { docs } = await stage.payload.find({ collection: 'users', where: { email: { equals: addressOf('editor') } } });
  const path = `users/${docs[0]?.id}/second-factor/end`;
  const asSales = await signInForToken(stage, 'sales');
  expect(await stage.call('POST', path, { presentPassword: password }, asSales)).toMatchObject({ status: 403 });
  expect(await stage.asAdmin('POST', path, {})).toMatchObject({ status: 400 });
  expect(await stage.asAdmin('POST', path, { presentPassword: password })).toMatchObject({ status: 200 });
  expect(await signIn(stage, 'editor')).toMatchObject({ status: 200 });
});

test('is removed with the person', async () => {
  const stage = await open();
  await setUpSecondFactor(stage, 'editor');
  const where = { email: { equals: addressOf('editor') } };
  await stage.payload.delete({ collection: 'users', where });
  expect(await factorRow(stage)).toBeUndefined();
});
