import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { openMailer } from '../host/openDelivery.ts';
import { send, typed } from '../testing/requests.ts';
import { openSmtpPeer } from '../testing/smtpPeer.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { Unreachable } from './Channel.ts';
import { defaultPausesS, timelineOf } from './delivery.ts';
import { enqueueForAddition } from './enqueueDeliveries.ts';
import { createSmtpMailer } from './mailers.ts';

let host: TestHost;
afterEach(() => host.close());

const mailToSales = 'sales@localhost';
const run = () => host.deliver();

async function findDeliveries() {
  const { docs } = await host.payload.find({ collection: 'deliveries', sort: 'id', depth: 0, pagination: false });
  return docs;
}

async function findDelivery(kind: string) {
  const found = (await findDeliveries()).find((one) => one.kind === kind);
  if (!found) throw new Error(`Nothing of kind ${kind} is owed`);
  return found;
}

/** Ends the pause of everything that waits. */
async function skipPauses() {
  await host.payload.update({ collection: 'deliveries', where: {}, data: { nextTryAt: null } });
}

async function startSmtpPeer(answers: boolean[] = []) {
  const peer = await openSmtpPeer(answers);
  onTestFinished(peer.close);
  const mailer = createSmtpMailer(peer.url);
  onTestFinished(() => mailer.close?.());
  return { ...peer, mailer };
}

describe('a request', () => {
  it('owes an email to each side and an entry in the CRM, in the transaction that stores it', async () => {
    host = await openTestHost();
    await send(host.app, typed);
    expect((await findDeliveries()).map(({ kind, status, lead }) => [kind, status, lead])).toEqual([
      ['sales-notice', 'owed', 1],
      ['acknowledgement', 'owed', 1],
      ['crm', 'owed', 1],
    ]);
  });

  it('owes nothing while it is in quarantine, and everything exactly once after sales take it out', async () => {
    host = await openTestHost();
    await host.app.inject({ method: 'POST', url: '/send-mail', payload: { formId: 'contact', ...typed } });
    expect(await findDeliveries()).toEqual([]);
    const rescue = (status: 'new' | 'quarantine') =>
      host.payload.update({ collection: 'leads', id: 1, data: { status } });
    await rescue('new');
    expect((await findDeliveries()).map(({ kind }) => kind)).toEqual(['sales-notice', 'acknowledgement', 'crm']);
    await rescue('quarantine');
    await rescue('new');
    expect(await findDeliveries()).toHaveLength(3);
    await run();
    expect((await findDeliveries()).map(({ status }) => status)).toEqual(['delivered', 'delivered', 'delivered']);
  });
});

describe('the CRM of a request', () => {
  it('gets one deal, and what the visitor added later as a further note, in either order', async () => {
    host = await openTestHost();
    await send(host.app, { ...typed, company: 'Northgate Clearing' });
    await enqueueForAddition(host.payload, {}, 1, 'By March, please.');
    await run();
    expect((await host.payload.count({ collection: 'deals' })).totalDocs).toBe(1);
    const { docs } = await host.payload.find({ collection: 'notes', sort: 'id', depth: 0 });
    expect(docs.map(({ content, deal }) => [deal, content.split('\n')[0]])).toEqual([
      [1, typed.message],
      [1, 'By March, please.'],
    ]);
    const lead = await host.payload.findByID({ collection: 'leads', id: 1, depth: 0 });
    expect(lead).toMatchObject({ crmDealId: '1', crmPersonId: '1', crmNoteId: '1', crmCompanyId: '1' });
  });
});

describe('emails of a request', () => {
  it('arrive through a mail server: one for sales, one for the visitor, each answered to the other side', async () => {
    const peer = await startSmtpPeer();
    host = await openTestHost({ mailer: () => peer.mailer });
    await send(host.app, { ...typed, company: 'Sørensen & Søn', message: 'First line\n.\nBcc: b@example.com' });
    await run();
    const mails = await Promise.all(peer.received.map((one) => PostalMime.parse(one)));
    const [notice, acknowledgement] = mails.toSorted((a) => (a.to?.[0]?.address === mailToSales ? -1 : 1));
    expect(notice?.to?.map(({ address }) => address)).toEqual([mailToSales]);
    expect(notice?.replyTo?.map(({ address }) => address)).toEqual([typed.email]);
    expect(notice?.subject).toBe('New request: Sørensen & Søn');
    expect(notice?.text).toMatch(/ {2}First line\r?\n {2}\.\r?\n {2}Bcc: b@example\.com/);
    expect(notice?.html).toContain('Sørensen &amp; Søn');
    expect(acknowledgement?.to?.map(({ address }) => address)).toEqual([typed.email]);
    expect(acknowledgement?.subject).toBe('We have your message');
    expect(acknowledgement?.text).not.toContain('First line');
    expect(mails).toHaveLength(2);
  });

  it('are stored as files and listed if there is no mail server', async () => {
    host = await openTestHost();
    await send(host.app, typed);
    await run();
    const { docs } = await host.payload.find({ collection: 'mails', sort: 'id', depth: 0 });
    expect(docs.map(({ kind, status, emlName, lead }) => [kind, status, emlName, lead])).toEqual([
      ['lead-notification', 'sent', 'mail-1.eml', 1],
      ['acknowledgement', 'sent', 'mail-2.eml', 1],
    ]);
    const kept = await readFile(join(host.environment.cms.mailboxDir, 'mail-1.eml'), 'utf8');
    expect((await PostalMime.parse(kept)).text).toContain(typed.message);
  });
});

describe('a delivery that fails', () => {
  it('is tried again after a minute with the reason recorded, and arrives once', async () => {
    const peer = await startSmtpPeer([false]);
    host = await openTestHost({ mailer: () => peer.mailer });
    await send(host.app, typed);
    await run();
    const failed = await findDelivery('sales-notice');
    expect(failed).toMatchObject({
      status: 'owed',
      attempts: 1,
      lastError: expect.stringContaining('mailbox is full'),
    });
    expect(Date.parse(failed.nextTryAt ?? '') - Date.now()).toBeGreaterThan(50_000);
    expect((await findDelivery('acknowledgement')).status).toBe('delivered');
    await run();
    expect(peer.received).toHaveLength(1);
    await skipPauses();
    await run();
    await run();
    expect(peer.received).toHaveLength(2);
    const delivered = await findDelivery('sales-notice');
    expect(delivered).toMatchObject({ status: 'delivered', attempts: 2, lastError: null });
    expect(timelineOf(delivered)).toMatchObject([
      { outcome: 'failed', reason: expect.stringContaining('mailbox is full') },
      { outcome: 'delivered' },
    ]);
  });

  it('counts as failed after five days of tries, and may be sent again by hand', async () => {
    let isDown = true;
    host = await openTestHost({
      mailer: (environment) => ({
        send: (mail) => (isDown ? Promise.reject(new Error('no such host')) : openMailer(environment).send(mail)),
      }),
    });
    await send(host.app, typed);
    const waits: number[] = [];
    for (let index = 0; index <= defaultPausesS.length; index += 1) {
      await run();
      const { nextTryAt } = await findDelivery('sales-notice');
      if (nextTryAt) waits.push((Date.parse(nextTryAt) - host.clock.now.getTime()) / 3_600_000);
      await skipPauses();
    }
    const failed = await findDelivery('sales-notice');
    const tries = defaultPausesS.length + 1;
    expect(failed).toMatchObject({ status: 'failed', attempts: tries, lastError: 'no such host', nextTryAt: null });
    expect(waits.every((hours, index) => index === 0 || hours >= (waits[index - 1] ?? 0) * 0.9)).toBe(true);
    expect(waits.reduce((sum, hours) => sum + hours, 0)).toBeGreaterThan(4.5 * 24);
    expect(Math.max(...waits.slice(0, 24)), 'hours, after an outage of less than a day').toBeLessThan(1.1);
    await run();
    expect((await findDelivery('sales-notice')).attempts).toBe(tries);

    isDown = false;
    const data = {
      email: 'sales@wharfside.example',
      password: 'a long enough password',
      name: 'Ines',
      role: 'sales',
    } as const;
    const user = { ...(await host.payload.create({ collection: 'users', data })), collection: 'users' as const };
    const endpoint = endpointOf('/:id/send-again');
    const ask = (id: number, by: typeof user | null) =>
      endpoint(
        Object.assign(Object.create(null), {
          payload: host.payload,
          user: by,
          routeParams: { id: String(id) },
          headers: new Headers(),
        }),
      );
    expect((await ask(failed.id, null)).status).toBe(401);
    expect((await ask(failed.id, user)).status).toBe(200);
    host.clock.now = new Date();
    await run();
    const again = await findDelivery('sales-notice');
    expect(again.status).toBe('delivered');
    expect(timelineOf(again).slice(-2)).toMatchObject([{ outcome: 'sent again' }, { outcome: 'delivered' }]);
    expect((await ask(failed.id, user)).status).toBe(409);
  });

  it('does not hold up others for the same peer: they fail at once while it is away', async () => {
    let asked = 0;
    host = await openTestHost({
      mailer: () => ({
        send: () => {
          asked += 1;
          return Promise.reject(new Unreachable('The mail server does not answer'));
        },
      }),
    });
    for (const message of ['One', 'Two', 'Three']) await send(host.app, { ...typed, message });
    await run();
    expect(asked).toBe(2);
    const mails = (await findDeliveries()).filter(({ kind }) => kind !== 'crm');
    expect(mails).toHaveLength(6);
    expect(mails.every(({ attempts, status }) => attempts === 1 && status === 'owed')).toBe(true);
  });
});

function endpointOf(path: string) {
  const endpoints = host.payload.collections.deliveries.config.endpoints || [];
  const endpoint = endpoints.find((one) => one.path === path);
  if (!endpoint) throw new Error(`There is no endpoint ${path}`);
  return endpoint.handler;
}
