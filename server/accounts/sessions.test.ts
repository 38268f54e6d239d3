import { expect, onTestFinished, test } from 'vitest';
import { addressOf, openStage, password, type Stage, signInForToken } from '../testing/stage.ts';
import { listSessions } from './sessions.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function open() {
  const stage = await openStage('SQLite');
  onTestFinished(stage.close);
  const { docs } = await stage.payload.find({ collection: 'users', where: { email: { equals: addressOf('editor') } } });
  return { ...stage, editor: docs[0]?.id ?? -1 };
}

async function isSignedIn({ call }: Stage, token: string): Promise<boolean> {
  return (await call('GET', 'users/me', undefined, token)).body.user !== null;
}

test('lists sessions by what people recognise them by', async () => {
  const stage = await open();
  const headers = { 'user-agent': firefox, 'x-forwarded-for': '81.2.69.160' };
  const data = { email: addressOf('editor'), password };
  await stage.call('POST', 'users/login', data, undefined, headers);
  const sessions = await listSessions(stage.payload, stage.editor, new Date());
  expect(sessions).toMatchObject([{ device: 'Firefox on Linux', network: '81.2.69.160' }]);
  expect(await listSessions(stage.payload, stage.editor, new Date(Date.now() + 24 * 3_600_000))).toEqual([]);
});

test('signs out one browser, or all but this one', async () => {
  const stage = await open();
  const [here, there, anywhere] = [
    await signInForToken(stage, 'editor'),
    await signInForToken(stage, 'editor'),
    await signInForToken(stage, 'editor'),
  ];
  const end = (body: object) => stage.call('POST', 'users/sessions/end', body, here);
  const sessions = (await stage.call('GET', 'users/me', undefined, there)).body.user.sessions;
  expect(await end({ session: sessions[1].id })).toMatchObject({ status: 200 });
  expect(await Promise.all([here, there, anywhere].map((token) => isSignedIn(stage, token)))).toEqual([
    true,
    false,
    true,
  ]);
  expect(await end({ session: sessions[0].id }), 'the own one').toMatchObject({ status: 409 });
  expect(await end({})).toMatchObject({ status: 200 });
  expect(await Promise.all([here, anywhere].map((token) => isSignedIn(stage, token)))).toEqual([true, false]);
});

test('lets only admins sign somebody else out, with their own password', async () => {
  const stage = await open();
  const token = await signInForToken(stage, 'editor');
  const path = `users/${stage.editor}/sessions/end`;
  const asSales = await signInForToken(stage, 'sales');
  expect(await stage.call('POST', path, { presentPassword: password })).toMatchObject({ status: 401 });
  expect(await stage.call('POST', path, { presentPassword: password }, asSales)).toMatchObject({ status: 403 });
  expect(await isSignedIn(stage, token)).toBe(true);
  expect(await stage.asAdmin('POST', path, { presentPassword: password })).toMatchObject({ status: 200 });
  expect(await isSignedIn(stage, token)).toBe(false);
});

test('cannot be written over the interface', async () => {
  const stage = await open();
  const token = await signInForToken(stage, 'editor');
  const sessions = [{ id: 'made up', expiresAt: new Date(Date.now() + 1e9).toISOString() }];
  await stage.call('PATCH', `users/${stage.editor}`, { name: 'Ed', sessions, knownNetworks: ['6.6.6.6'] }, token);
  const user = await stage.payload.findByID({ collection: 'users', id: stage.editor, showHiddenFields: true });
  expect(user).toMatchObject({ name: 'Ed', knownNetworks: [] });
  expect(user.sessions?.map(({ id }) => id)).not.toContain('made up');
});
