import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalReq, type Endpoint, type Payload } from 'payload';
import PostalMime from 'postal-mime';
import { expect, it, onTestFinished } from 'vitest';
import { forgottenPasswordEndpoint, inviteEndpoints } from '../accounts/linkEndpoints.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { makeCall } from '../testing/makeCall.ts';
import { openTestHost } from '../testing/testHost.ts';
import type { OutgoingMail } from './Mailer.ts';

const guest = { name: 'Grace Abara', email: 'grace@wharfside.example', role: 'editor' } as const;
const chosen = 'crane ledger harbour moss';

async function open(mailer?: () => { send(mail: OutgoingMail): Promise<object> }) {
  const host = await openTestHost(mailer ? { mailer } : {});
  onTestFinished(host.close);
  const admin = await createUserWith(host.payload, 'admin');
  const [invite, sendLink] = inviteEndpoints(undefined);
  return {
    ...host,
    invite: (body: object, role = admin) => press(host.payload, invite, role, body),
    sendLink: (id: number) => press(host.payload, sendLink, admin, {}, { id }),
    forget: (email: string) => press(host.payload, forgottenPasswordEndpoint, undefined, { email }),
  };
}

type Person = Awaited<ReturnType<typeof createUserWith>>;

/** Calls an endpoint as the admin does. */
async function press(
  payload: Payload,
  endpoint: Omit<Endpoint, 'root'> | undefined,
  user: Person | undefined,
  data: object,
  routeParams: object = {},
): Promise<Response> {
  if (!endpoint) throw new Error('There is no such endpoint');
  const req = await createLocalReq(user ? { user } : {}, payload);
  const person = user ? { user: { ...user, _sid: 'a session' } } : {};
  return makeCall(payload, endpoint, Object.assign(req, { data, routeParams }, person), 'users');
}

/** The stored emails to an account, newest first. */
async function findMailsTo(payload: Payload, email: string) {
  return (await payload.find({ collection: 'mails', where: { to: { equals: email } }, sort: '-id' })).docs;
}

function tokenIn(text: string): string {
  return /\/admin\/set-password\/([0-9a-f]{40})/.exec(text)?.[1] ?? 'no link';
}

function choose(payload: Payload, token: string) {
  return payload.resetPassword({ collection: 'users', data: { token, password: chosen }, overrideAccess: true });
}

it('lets an invited person choose a password once by the link in the email', async () => {
  const { deliver, environment, invite, payload } = await open();
  expect((await invite(guest)).status).toBe(201);
  await deliver();
  const [mail] = await findMailsTo(payload, guest.email);
  expect(mail).toMatchObject({ status: 'sent', kind: 'invitation' });
  const eml = readFileSync(join(environment.cms.mailboxDir, mail?.emlName ?? ''));
  const { html, text = '', to } = await PostalMime.parse(eml);
  expect(to?.[0]?.address).toBe(guest.email);
  expect(tokenIn(html ?? '')).toBe(tokenIn(text));
  expect(text).toContain('Welcome, Grace Abara');
  expect(text).toContain('for 7 days');

  const token = tokenIn(text);
  await choose(payload, token);
  expect(
    (await payload.login({ collection: 'users', data: { email: guest.email, password: chosen } })).user?.role,
  ).toBe('editor');
  await expect(choose(payload, token)).rejects.toThrow('This link is over');
});

it('ends a link after its days, or when another one is sent', async () => {
  const { deliver, invite, payload, sendLink } = await open();
  await invite(guest);
  await deliver();
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: guest.email } } });
  const id = docs[0]?.id ?? -1;
  expect((await sendLink(id)).status).toBe(202);
  await deliver();
  const [second, first] = await findMailsTo(payload, guest.email);
  expect(second).toMatchObject({ kind: 'invitation' });
  await expect(choose(payload, tokenIn(first?.text ?? ''))).rejects.toThrow('This link is over');
  const user = await payload.findByID({ collection: 'users', id, showHiddenFields: true });
  const days = (Date.parse(user.resetPasswordExpiration ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  const past = { resetPasswordExpiration: new Date(Date.now() - 1000).toISOString() };
  await payload.db.updateOne({ collection: 'users', id, data: past, returning: false });
  await expect(choose(payload, tokenIn(second?.text ?? ''))).rejects.toThrow('This link is over');
});

it('sends a person who has signed in before a link for a new password', async () => {
  const { deliver, payload, sendLink } = await open();
  const editor = await createUserWith(payload, 'editor');
  await sendLink(editor.id);
  await deliver();
  const [mail] = await findMailsTo(payload, editor.email);
  expect(mail).toMatchObject({ kind: 'new-password', subject: 'A new password for the admin' });
  await choose(payload, tokenIn(mail?.text ?? ''));
});

it('lets only admins invite, and each address only once', async () => {
  const { invite, payload } = await open();
  for (const role of ['editor', 'sales'] as const) {
    expect((await invite(guest, await createUserWith(payload, role))).status).toBe(403);
  }
  for (const wrong of [{ name: '' }, { email: 'grace' }, { role: 'owner' }]) {
    expect((await invite({ ...guest, ...wrong })).status).toBe(400);
  }
  expect((await invite(guest)).status).toBe(201);
  expect((await invite(guest)).status).toBe(409);
  expect((await payload.count({ collection: 'deliveries' })).totalDocs).toBe(1);
});

it('shows links only to admins', async () => {
  const { deliver, invite, payload } = await open();
  await invite(guest);
  await deliver();
  const sales = await createUserWith(payload, 'sales');
  for (const collection of ['mails', 'deliveries'] as const) {
    const seen = await payload.find({ collection, overrideAccess: false, user: sales });
    expect(seen.docs, collection).toEqual([]);
  }
});

it('keeps no link of an email that a mail server has accepted', async () => {
  const sent: OutgoingMail[] = [];
  const { deliver, invite, payload } = await open(() => ({
    async send(mail) {
      sent.push(mail);
      return {};
    },
  }));
  await invite(guest);
  await deliver();
  const token = tokenIn(sent[0]?.text ?? '');
  expect(token).toMatch(/^[0-9a-f]{40}$/);
  expect(
    JSON.stringify([await findMailsTo(payload, guest.email), await payload.find({ collection: 'deliveries' })]),
  ).not.toContain(token);
});

it('gives everybody the same answer about a forgotten password, and writes only to users', async () => {
  const { deliver, forget, payload } = await open();
  const editor = await createUserWith(payload, 'editor');
  const said = async (email: string) => [(await forget(email)).status, await (await forget(email)).text()];
  expect(await said('nobody@wharfside.example')).toEqual(await said(` ${editor.email.toUpperCase()}`.trim()));
  const owed = async () => (await payload.count({ collection: 'deliveries' })).totalDocs;
  await expect.poll(owed).toBe(2);
  await forget(editor.email);
  await forget(editor.email);
  await expect.poll(owed).toBe(3);
  await deliver();
  const mails = await findMailsTo(payload, editor.email);
  expect(mails, 'a mailbox is not to be filled').toHaveLength(3);
  expect(await findMailsTo(payload, 'nobody@wharfside.example')).toEqual([]);
  const { resetPasswordToken } = await payload.findByID({ collection: 'users', id: editor.id, showHiddenFields: true });
  const hashes = mails.map(({ text }) => `sha256:${createHash('sha256').update(tokenIn(text)).digest('hex')}`);
  expect(hashes, 'a backup has the hash alone').toContain(resetPasswordToken);
  await expect(choose(payload, String(resetPasswordToken))).rejects.toThrow('This link is over');
});

it('answers about a forgotten password before it looks for the account, so that time reveals nothing', async () => {
  const { forget, payload } = await open();
  const editor = await createUserWith(payload, 'editor');
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  // While somebody else writes, no email can be queued: a call that waited for that would wait here.
  const writing = inTransaction(payload, async () => {
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  for (const email of [editor.email, 'nobody@wharfside.example']) expect((await forget(email)).status).toBe(200);
  held.resolve();
  await writing;
  await expect.poll(async () => (await payload.count({ collection: 'deliveries' })).totalDocs).toBe(1);
});

it('lets a person sign in with the password chosen by the link, and no longer with the old one', async () => {
  const { deliver, forget, payload } = await open();
  const { email } = await createUserWith(payload, 'editor');
  await forget(email);
  await expect.poll(async () => (await payload.count({ collection: 'deliveries' })).totalDocs).toBe(1);
  await deliver();
  const [mail] = await findMailsTo(payload, email);
  await choose(payload, tokenIn(mail?.text ?? ''));
  const signIn = (password: string) => payload.login({ collection: 'users', data: { email, password } });
  expect((await signIn(chosen)).user?.email).toBe(email);
  await expect(signIn('a long enough password')).rejects.toThrow();
});
