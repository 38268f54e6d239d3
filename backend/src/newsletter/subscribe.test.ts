import { newsletterPaths } from '@frontage/contract/paths.ts';
import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { linkIn, type NewsletterReader, openNewsletterReader } from '../testing/newsletterReader.ts';
import { tokenOf } from '../testing/requests.ts';

const day = 24 * 3_600_000;

let reader: NewsletterReader;

beforeAll(async () => {
  reader = await openNewsletterReader();
});
afterAll(() => reader.close());
beforeEach(() => reader.next());

describe('asking for the newsletter', () => {
  it('stores who asked, where, and what the note said, with the mail that is owed', async () => {
    const answer = await reader.ask({
      uri: '/blog/a',
      tags: ['cadence', 'flow'],
      consentVersion: '2026-11-21',
      country: 'Malta',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ success: true, data: null });
    expect(await reader.row()).toMatchObject({
      state: 'waiting',
      uri: '/blog/a',
      tags: ['cadence', 'flow'],
      country: 'Malta',
      consentVersion: '2026-11-21',
      consentText: expect.stringContaining('By subscribing'),
    });
    const { totalDocs } = await reader.host.payload.count({
      collection: 'mails',
      where: { to: { equals: reader.email } },
    });
    expect(totalDocs).toBe(1);
  });

  it('keeps one row for one mailbox, however it is written', async () => {
    await reader.ask({ email: ` ${reader.email.toUpperCase()} ` });
    await reader.ask();
    const { totalDocs } = await reader.host.payload.count({
      collection: 'subscribers',
      where: { email: { equals: reader.email } },
    });
    expect(totalDocs).toBe(1);
  });

  it('stores one row when the same address asks twice at once', async () => {
    await Promise.all([reader.ask(), reader.ask(), reader.ask()]);
    expect(await reader.arrived()).toHaveLength(1);
  });

  it('answers the same, in the same time, whether the address is new, waiting, entered or has left', async () => {
    const reader = await openNewsletterReader({ settings: { newsletterAnswerMs: undefined } });
    onTestFinished(() => reader.close());
    reader.next();
    const answers: string[] = [];
    const times: number[] = [];
    const timed = async () => {
      const start = performance.now();
      const { body, statusCode } = await reader.ask();
      times.push(performance.now() - start);
      answers.push(`${statusCode} ${body}`);
    };
    await timed();
    await timed();
    const { leave } = await reader.entered();
    await timed();
    await reader.host.app.inject({ method: 'POST', url: leave });
    await timed();
    expect(new Set(answers).size).toBe(1);
    expect(Math.min(...times)).toBeGreaterThan(249);
  });

  it('refuses what is no address, and repeats no value', async () => {
    const answer = await reader.ask({ email: 'not-an-address' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.details).toMatchObject([{ type: 'pattern', context: { key: 'email' } }]);
    expect(answer.body).not.toContain('not-an-address');
  });

  it('is thanked for and kept in quarantine, without a mail, when the honeypot is filled or the token is not ours', async () => {
    const { honeypotName } = await tokenOf(reader.host.app, 'newsletter');
    expect((await reader.ask({ [honeypotName]: 'x' })).statusCode).toBe(200);
    expect(await reader.row()).toMatchObject({
      state: 'quarantine',
      quarantineReason: 'The hidden field was filled in',
    });
    expect((await reader.ask({ formToken: 'newsletter.1.forged' })).statusCode).toBe(200);
    expect(await reader.arrived()).toHaveLength(0);
    await reader.ask();
    expect(await reader.row()).toMatchObject({ state: 'waiting', quarantineReason: null });
  });

  it('changes nothing about a reader when it is doubtful: anybody can write anybody’s address', async () => {
    await reader.entered();
    await reader.ask({ formToken: 'no', uri: '/spam' });
    expect(await reader.row()).toMatchObject({ state: 'entered', uri: '' });
  });

  it('is refused from a page of another site', async () => {
    expect((await reader.ask({}, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect(await reader.row()).toBeUndefined();
  });

  it('leaves no address in the log', async () => {
    await reader.askedAndMailed();
    expect(reader.host.log.join('')).not.toContain(reader.email);
  });
});

describe('the mail that asks for one click', () => {
  it('says what it is for in text and HTML, and names the way out as RFC 8058 asks', async () => {
    await reader.ask();
    const [mail] = await reader.arrived();
    expect(mail?.to?.[0]?.address).toBe(reader.email);
    expect(mail?.subject).toBe('One click and you are on the list');
    expect(mail?.text).toContain('Confirm that this address is yours.');
    const confirm = linkIn(mail?.text, newsletterPaths.confirm);
    const leave = linkIn(mail?.text, newsletterPaths.leave);
    expect(
      load(mail?.html ?? '')('a[href]')
        .first()
        .attr('href'),
    ).toBe(`http://localhost:3000${confirm}`);
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<http://localhost:3000${leave}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(confirm + leave).not.toContain('example.com');
  });

  it('is sent at most three times a day, and not twice in a minute', async () => {
    for (let count = 0; count < 3; count += 1) await reader.ask();
    expect(await reader.arrived()).toHaveLength(1);
    for (let count = 0; count < 5; count += 1) {
      reader.host.clock.now = new Date(reader.host.clock.now.getTime() + 2 * 60_000);
      await reader.ask();
    }
    expect(await reader.arrived()).toHaveLength(3);
    reader.host.clock.now = new Date(reader.host.clock.now.getTime() + day);
    await reader.ask();
    expect(await reader.arrived()).toHaveLength(4);
  });

  it('tells a reader who is on the list that nothing is missing, once a day', async () => {
    await reader.entered();
    reader.peer.received.length = 0;
    await reader.ask();
    await reader.ask();
    const mails = await reader.arrived();
    expect(mails.map(({ subject }) => subject)).toEqual(['You are on the list already']);
    expect(mails[0]?.headers.some(({ key }) => key === 'list-unsubscribe-post')).toBe(true);
  });
});
