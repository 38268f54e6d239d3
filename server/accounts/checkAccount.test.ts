import type { Payload } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import type { Role } from '../access/access.ts';
import { openRest } from '../testing/callRest.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { signInForToken } from '../testing/stage.ts';

const present = 'a long enough password';
const chosen = 'crane ledger harbour moss';

interface Change {
  password?: string;
  email?: string;
  name?: string;
  presentPassword?: string;
}

/** Changes an account as a person who has signed in; returns the refused fields with their messages. */
async function change(payload: Payload, user: Awaited<ReturnType<typeof createUserWith>>, id: number, data: Change) {
  return payload.update({ collection: 'users', id, data, overrideAccess: false, user }).then(() => ({}), faultsOf);
}

/** The message of each refused field. */
function faultsOf(error: { data?: { errors: { path: string; message: string }[] } }): Record<string, string> {
  if (!error.data) throw error;
  return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]));
}

async function signsIn(payload: Payload, email: string, password: string): Promise<boolean> {
  return payload.login({ collection: 'users', data: { email, password } }).then(
    () => true,
    () => false,
  );
}

test('refuses a common or short password at its field: in a new account, in a change and with a token', async () => {
  const payload = await openTestPayload();
  const admin = await createUserWith(payload, 'admin');
  const data = { email: admin.email };
  const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true });
  for (const password of ['abc', 'password', '   ', 'password1234']) {
    const data = { email: 'new@wharfside.example', password, name: 'New', role: 'editor' as Role };
    expect(await payload.create({ collection: 'users', data }).catch(faultsOf)).toEqual({
      password: expect.any(String),
    });
    expect(await change(payload, admin, admin.id, { password, presentPassword: present })).toEqual({
      password: expect.any(String),
    });
    const reset = payload.resetPassword({ collection: 'users', data: { token, password }, overrideAccess: true });
    expect(await reset.catch(faultsOf)).toEqual({ password: expect.any(String) });
  }
  expect(await signsIn(payload, admin.email, present)).toBe(true);
});

test('changes one’s own password or address only with the present password', async () => {
  const payload = await openTestPayload();
  const editor = await createUserWith(payload, 'editor');
  const asked = { presentPassword: expect.stringContaining('Type your present password') };
  expect(await change(payload, editor, editor.id, { password: chosen })).toEqual(asked);
  expect(await change(payload, editor, editor.id, { email: 'thief@elsewhere.example' })).toEqual(asked);
  const wrong = { password: chosen, presentPassword: 'not the present one' };
  expect(await change(payload, editor, editor.id, wrong)).toEqual({
    presentPassword: expect.stringContaining('not your present password'),
  });
  expect(await change(payload, editor, editor.id, { name: 'Ed', email: editor.email.toUpperCase() })).toEqual({});
  expect(await signsIn(payload, editor.email, present)).toBe(true);

  expect(await change(payload, editor, editor.id, { password: chosen, presentPassword: present })).toEqual({});
  expect(await signsIn(payload, editor.email, chosen)).toBe(true);
  const email = 'ed@wharfside.example';
  expect(await change(payload, editor, editor.id, { email, presentPassword: chosen })).toEqual({});
  expect(await signsIn(payload, email, chosen)).toBe(true);
});

test('asks for it as well when many accounts are changed at once', async () => {
  const payload = await openTestPayload();
  const user = await createUserWith(payload, 'editor');
  const where = { id: { equals: user.id } };
  const many = { collection: 'users', where, data: { password: chosen }, overrideAccess: false, user } as const;
  const { docs, errors } = await payload.update(many);
  expect(docs).toEqual([]);
  expect(errors).toHaveLength(1);
  expect(await signsIn(payload, user.email, present)).toBe(true);
});

test('lets an admin set the password of somebody who forgot it', async () => {
  const payload = await openTestPayload();
  const [admin, editor] = [await createUserWith(payload, 'admin'), await createUserWith(payload, 'editor')];
  expect(await change(payload, admin, editor.id, { password: chosen })).toEqual({});
  expect(await signsIn(payload, editor.email, chosen)).toBe(true);
});

test('limits how often the present password is tried, and never stores a right one', async () => {
  const payload = await openTestPayload();
  const editor = await createUserWith(payload, 'editor');
  const read = () => payload.findByID({ collection: 'users', id: editor.id, showHiddenFields: true });
  const email = 'ed@wharfside.example';
  expect(await change(payload, editor, editor.id, { email, presentPassword: present })).toEqual({});
  expect(JSON.stringify(await read())).not.toContain(present);
  expect((await read()).sessions, 'nobody was signed in by it').toEqual([]);
  const wrong = { password: chosen, presentPassword: 'not the present one' };
  for (let tries = 0; tries < 5; tries += 1) await change(payload, { ...editor, email }, editor.id, wrong);
  expect(
    await change(payload, { ...editor, email }, editor.id, { password: chosen, presentPassword: present }),
  ).toEqual({
    presentPassword: expect.stringContaining('too many tries'),
  });
  expect(await signsIn(payload, email, present), 'the door itself stays open').toBe(true);
});

test('keeps a person who changes their password signed in, and nobody else under that account', async () => {
  const rest = await openRest('SQLite');
  onTestFinished(rest.close);
  const { id } = await createUserWith(rest.payload, 'editor');
  const [here, elsewhere] = [await signInForToken(rest, 'editor'), await signInForToken(rest, 'editor')];
  const data = { password: chosen, presentPassword: present };
  expect(await rest.call('PATCH', `users/${id}`, data, here)).toMatchObject({ status: 200 });
  expect((await rest.call('GET', 'users/me', undefined, here)).body.user).toMatchObject({ id });
  expect((await rest.call('GET', 'users/me', undefined, elsewhere)).body.user).toBeNull();
});
