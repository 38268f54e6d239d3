import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { expect, it, onTestFinished } from 'vitest';
import { inboundVariables, pressAnswer } from '../testing/answers.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { type DatabaseName, databases, startMigratedPostgres } from '../testing/databases.ts';
import { send, typed } from '../testing/requests.ts';
import { openSmtpPeer } from '../testing/smtpPeer.ts';
import { openTestHost } from '../testing/testHost.ts';
import { readConversation } from './answers/conversation.ts';

const text = 'Hello Ada,\n\nTuesday at ten?\n.\nBcc: b@example.com';

/** A host with a request that both sides were emailed about, and a user of sales. */
async function open({ answers, database = 'SQLite', hasServer = true, variables = {} }: Opening = {}) {
  const peer = await openSmtpPeer([true, true, ...(answers ?? [])]);
  onTestFinished(peer.close);
  const postgres = database === 'PostgreSQL' ? await startMigratedPostgres() : undefined;
  const host = await openTestHost({
    variables: {
      ...(hasServer ? { SMTP_URL: peer.url, MAIL_TO: 'sales@localhost', MAIL_FROM: 'website@localhost' } : {}),
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
      ...variables,
    },
  });
  onTestFinished(async () => {
    await host.close();
    await postgres?.stop();
  });
  const { app, payload } = host;
  await send(app, typed);
  await host.deliver();
  const sales = await createUserWith(payload, 'sales');
  const [receipt] = await Promise.all(
    peer.received.filter((one) => one.includes('We have your message')).map((one) => PostalMime.parse(one)),
  );
  return {
    ...host,
    peer,
    receipt,
    sales,
    press: (key: string | undefined = undefined, words = text) =>
      pressAnswer(payload, sales, 1, { text: words, ...(key ? { key } : {}) }),
    /** Answers that reached the mail server. */
    arrived: () => Promise.all(peer.received.slice(2).map((one) => PostalMime.parse(one))),
    conversation: async () =>
      (await readConversation(payload, 1)).map(({ delivery, message }) => [
        message.direction,
        message.authorName,
        message.text,
        delivery?.status,
      ]),
    statusOfRequest: async () => (await payload.findByID({ collection: 'leads', id: 1, depth: 0 })).status,
  };
}

interface Opening {
  answers?: boolean[];
  database?: DatabaseName;
  hasServer?: boolean;
  variables?: Record<string, string>;
}

it.each(databases)(
  'an answer is sent under the name of its author, and only then is the request answered, on %s',
  async (database) => {
    const { arrived, conversation, deliver, payload, peer, press, receipt, statusOfRequest } = await open({
      database,
      variables: inboundVariables,
    });
    expect(await press()).toEqual([201, 'Your answer is on its way']);
    expect(await conversation()).toEqual([['out', 'sales', text, 'owed']]);
    expect(await statusOfRequest()).toBe('new');
    await deliver();
    const [answer] = await arrived();
    expect(answer?.from).toMatchObject({ name: 'sales via Frontage', address: 'website@localhost' });
    expect(answer?.to).toMatchObject([{ address: typed.email }]);
    expect(answer?.replyTo?.[0]?.address).toMatch(/^answers\+1-[0-9a-f]{20}@localhost$/);
    expect(answer?.subject).toMatch(/^Re: Your request to Frontage \(Q-\d{4}-0001\)$/);
    expect(answer?.text?.replaceAll('\r\n', '\n')).toBe(`${text}\n\n-- \nsales\nFrontage\n\n`.trimEnd().concat('\n'));
    expect(answer?.inReplyTo).toBe(receipt?.messageId);
    expect(answer?.messageId).toMatch(/^<delivery-\d+\.[0-9a-f]{20}@localhost>$/);
    expect(peer.received.at(-1)).not.toMatch(/^Auto-Submitted/im);
    expect(await conversation()).toEqual([['out', 'sales', text, 'delivered']]);
    expect(await statusOfRequest()).toBe('answered');
    const { docs } = await payload.find({ collection: 'mails', where: { kind: { equals: 'answer' } }, depth: 0 });
    expect(docs).toMatchObject([
      { lead: 1, to: typed.email, status: 'sent', from: 'sales via Frontage <website@localhost>' },
    ]);
  },
);

it('an answer ends with what the law asks of business letters', async () => {
  const { arrived, deliver, payload, press } = await open();
  const legal = 'Northlight GmbH, Sitz Hamburg\nAmtsgericht Hamburg HRB 1';
  await payload.db.updateGlobal({ slug: 'site-settings', data: { emailWords: { 'every.legal': legal } }, req: {} });
  await press();
  await deliver();
  const [answer] = await arrived();
  expect(answer?.text?.trimEnd().split(/\r?\n/).slice(-5)).toEqual(['-- ', 'sales', 'Frontage', ...legal.split('\n')]);
});

it.each(databases)('an answer sent twice at once, and once more later, goes out once, on %s', async (database) => {
  const { arrived, conversation, deliver, press } = await open({ database });
  const key = randomUUID();
  const statuses = (await Promise.all([press(key), press(key)])).map(([status]) => status);
  expect(statuses.toSorted()).toEqual([200, 201]);
  await deliver();
  expect(await press(key)).toEqual([200, 'Your answer is on its way']);
  expect((await press(key, 'Another text'))[0]).toBe(409);
  await deliver();
  expect(await arrived()).toHaveLength(1);
  expect(await conversation()).toHaveLength(1);
});

it('a refused answer shows the reason, and leaves the request open until it is sent again', async () => {
  const { arrived, conversation, deliver, payload, press, statusOfRequest } = await open({ answers: [false] });
  await press();
  await deliver();
  const { docs } = await payload.find({ collection: 'deliveries', where: { kind: { equals: 'answer' } }, depth: 0 });
  expect(docs).toMatchObject([{ status: 'owed', attempts: 1, lastError: expect.stringContaining('mailbox is full') }]);
  expect(await statusOfRequest()).toBe('new');
  await payload.update({ collection: 'deliveries', where: {}, data: { nextTryAt: null } });
  await deliver();
  expect(await arrived()).toHaveLength(1);
  expect((await conversation())[0]?.at(-1)).toBe('delivered');
  expect(await statusOfRequest()).toBe('answered');
});

it('a status that somebody chose meanwhile stays', async () => {
  const { deliver, payload, press, statusOfRequest } = await open();
  await press();
  await payload.update({ collection: 'leads', id: 1, data: { status: 'won' } });
  await deliver();
  expect(await statusOfRequest()).toBe('won');
});

it('without a mail server an answer is kept in the mailbox folder, and the request is not answered', async () => {
  const { conversation, deliver, press, statusOfRequest } = await open({ hasServer: false });
  await press();
  await deliver();
  expect((await conversation())[0]?.at(-1)).toBe('delivered');
  expect(await statusOfRequest()).toBe('new');
});

it('no answer is sent that is empty, half filled in, or for a request without an address', async () => {
  const { payload, press, sales } = await open();
  expect(await press(undefined, '  \n ')).toEqual([400, 'Write an answer of at most 20,000 characters']);
  expect(await press(undefined, 'Hello {name}, call {phone}')).toEqual([400, 'Replace {name} and {phone}']);
  expect((await pressAnswer(payload, sales, 99, { text }))[0]).toBe(404);
  await payload.update({ collection: 'leads', id: 1, data: { status: 'quarantine' } });
  expect((await press())[0]).toBe(409);
  const { id } = await payload.create({ collection: 'leads', data: { name: 'Bo', phone: '123456', status: 'new' } });
  expect((await pressAnswer(payload, sales, id, { text }))[1]).toContain('Call instead');
  const editor = await createUserWith(payload, 'editor');
  expect((await pressAnswer(payload, editor, 1, { text }))[0]).toBe(403);
  expect((await payload.count({ collection: 'lead-messages' })).totalDocs).toBe(0);
});

it('the receipt promises that a reply joins the request only if replies are taken in', async () => {
  const { receipt } = await open();
  expect(receipt?.text).not.toContain('joins your request');
  expect(receipt?.replyTo).toMatchObject([{ address: 'sales@localhost' }]);
  const joined = await open({ variables: inboundVariables });
  expect(joined.receipt?.text).toContain('it joins your request');
  expect(joined.receipt?.replyTo?.[0]?.address).toMatch(/^answers\+1-/);
});
