import { newsletterPaths } from '@frontage/contract/paths.ts';
import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findLinkIn, type NewsletterReader, openNewsletterReader } from '../testing/newsletterReader.ts';
import { tokenOf } from '../testing/requests.ts';

const day = 24 * 3_600_000;

let reader: NewsletterReader;

beforeAll(async () => {
  reader = await openNewsletterReader();
});
afterAll(() => reader.close());
beforeEach(() => reader.next());

describe('signing up for the newsletter', () => {
  it('stores the reader, the page and the text of the note, with the email that is owed', async () => {
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

  it('keeps one row per mailbox, however its address is written', async () => {
    await reader.ask({ email: ` ${reader.email.toUpperCase()} ` });
    await reader.ask();
    const { totalDocs } = await reader.host.payload.count({
      collection: 'subscribers',
      where: { email: { equals: reader.email } },
    });
    expect(totalDocs).toBe(1);
  });

  it('sends one email when the same address signs up several times at once', async () => {
    await Promise.all([reader.ask(), reader.ask(), reader.ask()]);
    expect(await reader.arrived()).toHaveLength(1);
  });

  it('gives the same answer in the same time, whether the address is new, waiting, entered or has left', async () => {
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

  it('refuses an invalid address without repeating it', async () => {
    const answer = await reader.ask({ email: 'not-an-address' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.details).toMatchObject([{ type: 'pattern', context: { key: 'email' } }]);
    expect(answer.body).not.toContain('not-an-address');
  });

  it('is thanked for but quarantined without an email for a filled honeypot or a token that is not ours', async () => {
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

  it('changes nothing about a reader if it is suspicious: anybody can type anybody’s address', async () => {
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

describe('the email that asks for one click', () => {
  it('says what it is for in text and HTML, and has an unsubscribe link as RFC 8058 requires', async () => {
    await reader.ask();
    const [mail] = await reader.arrived();
    expect(mail?.to?.[0]?.address).toBe(reader.email);
    expect(mail?.subject).toBe('One click and you are on the list');
    expect(mail?.text).toContain('Confirm that this address is yours.');
    const confirm = findLinkIn(mail?.text, newsletterPaths.confirm);
    const leave = findLinkIn(mail?.text, newsletterPaths.leave);
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

  it('tells a reader who is already on the list so, once a day', async () => {
    await reader.entered();
    reader.peer.received.length = 0;
    await reader.ask();
    await reader.ask();
    const mails = await reader.arrived();
    expect(mails.map(({ subject }) => subject)).toEqual(['You are on the list already']);
    expect(mails[0]?.headers.some(({ key }) => key === 'list-unsubscribe-post')).toBe(true);
  });
});
