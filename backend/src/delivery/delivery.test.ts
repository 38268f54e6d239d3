import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPayload } from '@frontage/cms/open.ts';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { send, typed } from '../testing/requests.ts';
import { openSmtpPeer } from '../testing/smtpPeer.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { createDeliverMail } from './deliverMail.ts';
import { createMailboxMailer } from './mailboxMailer.ts';
import { createSmtpMailer } from './smtpMailer.ts';
import { startWorker } from './worker.ts';

let host: TestHost;
afterEach(() => host.close());

const mailOf = async (id: number) => host.payload.findByID({ collection: 'mails', id, depth: 0 });
const fail = (error: unknown) => {
  throw error;
};

async function smtpPeer(answers: boolean[] = []) {
  const peer = await openSmtpPeer(answers);
  onTestFinished(peer.close);
  return peer;
}

describe('a mail to sales', () => {
  it('arrives through a mail server, answers go to the visitor, and no header can be slipped in', async () => {
    const peer = await smtpPeer();
    host = await openTestHost({ mailer: () => createSmtpMailer(peer.url) });
    const name = 'Ada\r\nBcc: all@example.com\u2028X-Evil: 1 and a name that is rather long';
    await send(host.app, {
      ...typed,
      name,
      company: 'Sørensen & Søn',
      message: 'First line\nBcc: b@example.com\n.\nend',
    });
    await host.payload.jobs.run({ silent: true });
    expect(peer.received).toHaveLength(1);
    const mail = await PostalMime.parse(peer.received[0] ?? '');
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([typed.email]);
    expect(mail.headers.map(({ key }) => key).sort()).toEqual(
      [
        'content-transfer-encoding',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'reply-to',
        'subject',
        'to',
      ].sort(),
    );
    expect([...(mail.subject ?? '')].length).toBeLessThanOrEqual(50);
    expect(mail.text).toContain('Sørensen & Søn');
    expect(mail.text).toMatch(/ {2}First line\r?\n {2}Bcc: b@example\.com\r?\n {2}\.\r?\n {2}end/);
    expect(await mailOf(1)).toMatchObject({ status: 'sent', attempts: 1 });
  });

  it('is kept as a file where there is no mail server', async () => {
    host = await openTestHost();
    await send(host.app, typed);
    await host.payload.jobs.run({ silent: true });
    const mail = await mailOf(1);
    expect(mail).toMatchObject({ status: 'sent', emlName: 'mail-1.eml' });
    const kept = await readFile(join(host.environment.cms.mailboxDir, 'mail-1.eml'), 'utf8');
    expect((await PostalMime.parse(kept)).text).toContain(typed.message);
  });

  it('is tried again later when the server refuses, with the reason noted, and arrives once', async () => {
    const peer = await smtpPeer([false]);
    host = await openTestHost({ mailer: () => createSmtpMailer(peer.url) });
    await send(host.app, typed);
    await host.payload.jobs.run({ silent: true });
    expect(await mailOf(1)).toMatchObject({
      status: 'owed',
      attempts: 1,
      lastError: expect.stringContaining('mailbox is full'),
    });
    await host.payload.jobs.run({ silent: true });
    expect(peer.received).toHaveLength(0);
    const { docs } = await host.payload.find({ collection: 'payload-jobs', limit: 1 });
    expect(new Date(docs[0]?.waitUntil ?? 0).getTime()).toBeGreaterThan(Date.now() + 20_000);
    await host.payload.update({ collection: 'payload-jobs', where: {}, data: { waitUntil: null } });
    await host.payload.jobs.run({ silent: true });
    await host.payload.jobs.run({ silent: true });
    expect(peer.received).toHaveLength(1);
    expect(await mailOf(1)).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
  });

  it('counts as failed after its last try', async () => {
    host = await openTestHost({ mailer: () => ({ send: () => Promise.reject(new Error('no such host')) }) });
    await send(host.app, typed);
    await host.payload.update({ collection: 'mails', id: 1, data: { attempts: 12 } });
    await host.payload.jobs.run({ silent: true });
    expect(await mailOf(1)).toMatchObject({ status: 'failed', attempts: 13, lastError: 'no such host' });
  });

  it('is delivered by the next process when the first one dies after the commit, and only once', async () => {
    host = await openTestHost({ mailer: () => ({ send: () => fail(new Error('never called')) }) });
    await send(host.app, typed);
    // The dead process had taken the job.
    await host.payload.update({ collection: 'payload-jobs', where: {}, data: { processing: true } });
    const { cms } = host.environment;
    const second = await openPayload({
      environment: cms,
      deliverMail: createDeliverMail(createMailboxMailer(cms.mailboxDir), () => new Date()),
    });
    const worker = await startWorker(second, { onFault: fail });
    await vi.waitFor(async () => expect((await mailOf(1)).status).toBe('sent'), 5000);
    await worker.stop();
    await second.jobs.run({ silent: true });
    expect((await mailOf(1)).attempts).toBe(1);
    await second.destroy();
  });
});
