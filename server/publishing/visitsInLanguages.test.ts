import { sendMailFailure } from '@frontage/contract/contact/failure.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import { usualPathWords } from '@frontage/contract/pathNames.ts';
import { spokenPath } from '@frontage/contract/spokenPaths.ts';
import { load } from 'cheerio';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { twinOfPage } from '../testing/germanTwins.ts';
import { type MailingSite, openMailingSite } from '../testing/openMailingSite.ts';
import { isEnglish, isLatin, passagesOf } from '../testing/passages.ts';
import { openPlainBrowser, type PlainBrowser } from '../testing/plainBrowser.ts';
import { sendForm } from '../testing/requests.ts';
import { samplePage } from '../testing/samplePage.ts';
import { germanWording } from '../testing/siteContent.ts';
import type { TestHost } from '../testing/testHost.ts';

const paths = usualPathWords.de ?? {};
const languages = [
  { code: 'en' as const },
  { code: 'de' as const, isVisible: true, paths },
  { code: 'ar' as const, isVisible: true },
];
const arabicWording = {
  ...germanWording,
  name: 'Arabic',
  language: 'ar',
  callToAction: { label: 'احجز مكالمة', href: '/book' },
  callToFormText: 'اكتب إلينا',
  navigation: [{ label: 'خدماتنا', href: '/contact', links: [] }],
  description: 'نبني البرمجيات.',
  newsletter: { heading: 'رسالة كل شهر', buttonText: 'أرسلها', note: 'تصل في أول الشهر' },
};

let site: MailingSite;
let host: TestHost;
let peer: MailingSite['peer'];
let visitor: PlainBrowser;
beforeAll(async () => {
  site = await openMailingSite(async (payload) => {
    await payload.create({ collection: 'pages', data: samplePage('privacy-policy', 'Kai') });
    for (const data of [germanWording, arabicWording]) {
      await payload.create({ collection: 'wordings', data: { ...data, _status: 'published' } as never });
      await sayPages(payload, data.language);
    }
    await payload.updateGlobal({ slug: 'site-settings', data: { languages } });
  });
  ({ host, peer } = site);
}, 240_000);
afterAll(() => site.close());
afterEach(() => {
  host.clock.now = new Date(host.clock.now.getTime() + 3_600_000);
});

/** What an owner writes in the language, in words by which no language is told. */
async function sayPages(payload: Payload, language: string): Promise<void> {
  for (const [slug, to] of [
    ['home', 'start'],
    ['contact', 'kontakt'],
    ['book', 'gespraech'],
    ['estimate', 'schaetzung'],
    ['privacy-policy', 'datenschutz'],
  ] as const) {
    const { docs } = await payload.find({ collection: 'pages', where: { slug: { equals: slug } }, depth: 0 });
    const layout = JSON.parse(
      JSON.stringify(docs[0]?.layout ?? [], (_, one) => (typeof one === 'string' && one.includes(' ') ? 'Kai' : one)),
    );
    await twinOfPage(payload, slug, to, 'Kai', { language, layout });
  }
}

const isForeign = { de: isEnglish, ar: isLatin };
type Further = keyof typeof isForeign;

/** What of the pages that a visitor has seen is not in their language: words, addresses, and where they lead. */
function foreignIn({ seen }: PlainBrowser, language: Further): unknown[] {
  return seen.flatMap(({ $, url }) => {
    const wrong: unknown[] = [];
    if ($('html').attr('lang') !== language) wrong.push([url, $('html').attr('lang')]);
    // Forms are sent to calls, which have one address.
    const isCall = !url.startsWith(`/${language}`) && /^\/(?:booking|send-mail|subscribe)/.test(url);
    if (!isCall && !isOwn(url, language)) wrong.push([url]);
    const links = $('a[href^="/"]:not(nav:has(> ul a[hreflang]) a), form[method=get]').toArray();
    for (const { attribs } of links) {
      const href = attribs.href ?? attribs.action ?? '';
      if (!isOwn(href, language)) wrong.push([url, href]);
    }
    for (const passage of passagesOf($).filter(isForeign[language])) wrong.push([url, passage]);
    return wrong;
  });
}

const isOwn = (href: string, language: Further) =>
  new RegExp(`^/${language}(?:[/#?]|$)`).test(href) && spokenPath(href, languages) === href;

/** The emails that arrived for somebody since the last call. */
async function mailsTo(email: string): Promise<ParsedMail[]> {
  peer.received.length = 0;
  await host.deliver();
  const mails = await Promise.all(peer.received.map((raw) => simpleParser(raw)));
  return mails.filter(({ to }) => [to].flat()[0]?.text === email);
}

/** The same for an email: its words, its links, and the calendar file with it. */
function foreignInMail(mail: ParsedMail | undefined, language: Further): unknown[] {
  const $ = load(String(mail?.html));
  const links = $('a[href^="http://localhost:3000"]')
    .toArray()
    .map(({ attribs }) => new URL(attribs.href ?? '').pathname);
  const file = String(mail?.attachments.map(({ content }) => String(content)).join('')).replace(/\r\n /g, '');
  const inFile = [...file.matchAll(/http:\/\/localhost:3000(\/[^\s\\]*)/g)].map(([, path]) => path ?? '');
  const said = [mail?.subject ?? '', ...(file.match(/^(?:SUMMARY|DESCRIPTION):.*$/gm) ?? []), ...passagesOf($)];
  return [
    ...(mail ? [] : ['no email']),
    ...[...links, ...inFile].filter((path) => !isOwn(path, language)),
    ...said.filter(isForeign[language]),
  ];
}

describe('a visitor without script who reads the site in de', () => visitIn('de'));
describe('a visitor without script who reads the site in ar', { tags: 'long' }, () => visitIn('ar'));

function visitIn(language: 'de' | 'ar'): void {
  const book = language === 'de' ? '/de/termin' : '/ar/book';
  const own = (path: string) => spokenPath(`/${language}${path}`, languages);

  it('books, moves and cancels a call in that language, at its addresses', async () => {
    visitor = openPlainBrowser(host.app);
    const email = `anruf-${language}@kunde.example`;
    const home = await visitor.open(`/${language}`);
    await visitor.open(home.$('a[href*="gespraech"]').first().attr('href'));
    await visitor.submit('form[id$="zone-form"]', { zone: 'America/New_York' });
    const month = await visitor.open(visitor.seen.at(-1)?.$('main a[href*="month="]').first().attr('href'));
    expect(month.url).toContain('zone=America%2FNew_York');
    const start = String(month.$('[name=start][value]').last().val());
    host.clock.now = new Date(host.clock.now.getTime() + 30_000);
    const refused = await visitor.submit('form[data-booking=book]', { name: 'Jo', email: 'jo', start });
    expect([refused.url, refused.$('[name=start][checked]').val()]).toEqual(['/booking', start]);
    const booked = await visitor.submit('form[data-booking=book]', { email });
    expect(booked.url).toContain(`${own('/book/confirmed')}?t=`);

    const [invited] = await mailsTo(email);
    expect(foreignInMail(invited, language)).toEqual([]);
    const link = (words: RegExp) => words.exec(invited?.text ?? '')?.[1] ?? '';
    await visitor.open(link(new RegExp(`localhost:3000(${own('/book/move')}\\?t=\\S+)`)));
    const other = visitor.seen.at(-1)?.$('[name=start][value]').first().val();
    const moved = await visitor.submit('form[data-booking=move]', { start: String(other) });
    expect(moved.url).toContain(own('/book/confirmed'));
    expect(foreignInMail((await mailsTo(email))[0], language)).toEqual([]);

    await visitor.open(moved.$(`a[href^="${own('/book/call.ics')}"]`).attr('href'));
    const file = visitor.seen.pop()?.$.text() ?? '';
    expect(file.replace(/\r?\n /g, '')).toContain(`http://localhost:3000${own('/book/move')}`);
    await visitor.open(moved.$(`a[href^="${own('/book/cancel')}"]`).attr('href'));
    const cancelled = await visitor.submit('main form');
    expect(cancelled.url).toContain(own('/book/cancelled'));
    const [said] = await mailsTo(email);
    expect(foreignInMail(said, language)).toEqual([]);
    expect(said?.text).toContain(`http://localhost:3000/${language}/gespraech`);
    await visitor.open(cancelled.$('main a[href*="gespraech"]').attr('href'));
    await visitor.open(`${own('/book/move')}?t=forged`);
    expect(foreignIn(visitor, language)).toEqual([]);
  });

  it('is shown other hours where theirs was taken, and theirs is kept by the call of somebody else', async () => {
    visitor = openPlainBrowser(host.app);
    const { $ } = await visitor.open(`/${language}/gespraech`);
    const start = String($('[name=start][value]').first().val());
    const other = openPlainBrowser(host.app);
    await other.open('/book');
    await other.submit('form[data-booking=book]', { name: 'Bo', email: `bo-${language}@kunde.example`, start });
    const taken = await visitor.submit('form[data-booking=book]', { name: 'Jo', email: 'jo2@kunde.example', start });
    expect(taken.$('[data-form-notice] [name=start]')).toHaveLength(3);
    expect(foreignIn(visitor, language)).toEqual([]);
    await mailsTo('');
  });

  it('finds a call at its address in their language, whichever address of it they ask for', async () => {
    visitor = openPlainBrowser(host.app);
    await visitor.open(`/${language}/gespraech`);
    const start = String(visitor.seen[0]?.$('[name=start][value]').last().val());
    const email = `alt-${language}@kunde.example`;
    const { url } = await visitor.submit('form[data-booking=book]', { name: 'Jo', email, start });
    const token = new URL(url, 'http://localhost').searchParams.get('t');
    for (const path of ['/book/move', `/${language}/book/move`])
      expect((await visitor.open(`${path}?t=${token}`)).url).toBe(
        `${book}${own('/book/move').slice(book.length)}?t=${token}`,
      );
    await visitor.submit('form[id$="zone-form"]', { zone: 'Asia/Tokyo' });
    expect(foreignIn(visitor, language)).toEqual([]);
    await mailsTo('');
  });

  it('writes, is refused and thanked, and adds to it in that language', async () => {
    visitor = openPlainBrowser(host.app);
    await visitor.open(`/${language}/kontakt`);
    host.clock.now = new Date(host.clock.now.getTime() + 30_000);
    await visitor.submit('form[data-form=contact]', { name: 'Jo', email: 'jo', message: '' });
    const email = `brief-${language}@kunde.example`;
    const thanks = await visitor.submit('form[data-form=contact]', { email, message: 'Kai' });
    expect(thanks.url).toBe(own('/thank-you'));
    await visitor.submit('form[data-form=addition]');
    const added = await visitor.submit('form[data-form=addition]', { note: 'Kai' });
    expect(added.url).toBe(own('/thank-you/added'));
    expect(foreignIn(visitor, language)).toEqual([]);
    expect(foreignInMail((await mailsTo(email))[0], language)).toEqual([]);
  });

  it('subscribes to the letter, and leaves it, in that language', async () => {
    visitor = openPlainBrowser(host.app);
    const email = `leserin-${language}@kunde.example`;
    await visitor.open(own('/subscribe'));
    await visitor.submit('form[data-form=newsletter]', { email: 'nirgends' });
    const waiting = await visitor.submit('form[data-form=newsletter]', { email });
    expect(waiting.url).toBe(own('/subscribe/waiting'));
    const [asked] = await mailsTo(email);
    expect(foreignInMail(asked, language)).toEqual([]);
    const [, link = ''] =
      new RegExp(`localhost:3000(${own('/subscribe/confirm')}\\?t=\\S+)`).exec(asked?.text ?? '') ?? [];
    await visitor.open(link);
    const entered = await visitor.submit('main form');
    expect(entered.url).toBe(own('/subscribe/entered'));
    await visitor.open(entered.$(`main a[href^="${own('/subscribe/leave')}"]`).attr('href'));
    expect((await visitor.submit('main form')).url).toBe(own('/subscribe/left'));
    for (const path of ['/subscribe/confirm?t=forged', '/subscribe/leave?t=forged', '/downloads/ready?t=forged'])
      await visitor.open(spokenPath(`/${language}${path}`, languages));
    expect(foreignIn(visitor, language)).toEqual([]);
  });

  it('asks for a price in that language', async () => {
    visitor = openPlainBrowser(host.app);
    await visitor.open(`/${language}/schaetzung`);
    host.clock.now = new Date(host.clock.now.getTime() + 30_000);
    const email = `preis-${language}@kunde.example`;
    const { $ } = await visitor.submit('form[data-form=estimate]', { name: 'Jo', email: 'jo' });
    const question = $('form[data-form=estimate] [type=radio]').first();
    const answer = { [question.attr('name') ?? '']: String(question.val()) };
    const thanks = await visitor.submit('form[data-form=estimate]', { ...answer, email });
    expect(thanks.url).toBe(own('/thank-you'));
    expect(foreignIn(visitor, language)).toEqual([]);
    expect(foreignInMail((await mailsTo(email))[0], language)).toEqual([]);
  });

  it('is refused in that language by every form, with script too', async () => {
    const said: string[] = [];
    for (const [formId, { path }] of Object.entries(formTable)) {
      const answer = await sendForm(host.app, path, formId, { pagePath: `/${language}/kontakt` });
      const { error } = sendMailFailure.parse(answer.json());
      if (typeof error === 'string') throw new Error(error);
      const { details, message } = error;
      said.push(message, ...details.map((one) => one.message));
    }
    expect(said.length).toBeGreaterThan(30);
    expect(said.filter(isForeign[language])).toEqual([]);
  });

  it('books with script, and is led to its page in that language', async () => {
    const { $ } = await openPlainBrowser(host.app).open(`/${language}/gespraech`);
    const [start, zone] = ['start', 'zone'].map((name) => String($(`[name=${name}][value]`).last().val()));
    const held = await sendForm(host.app, '/booking/hold', 'booking', { start, pagePath: `/${language}/gespraech` });
    expect([held.json().data.host, held.json().data.where].filter(isForeign[language])).toEqual([]);
    const typed = { name: 'Jo', email: `skript-${language}@kunde.example`, start, zone, hold: held.json().data.hold };
    const booked = await sendForm(host.app, '/booking', 'booking', { ...typed, pagePath: `/${language}/gespraech` });
    expect(booked.json().data.confirmed).toContain(`${own('/book/confirmed')}?t=`);
    await mailsTo('');
  });

  it('misses an address and is led to near ones of that language alone', async () => {
    visitor = openPlainBrowser(host.app);
    const { $ } = await visitor.open(`/${language}/kontakten`);
    expect($(`main a[href="/${language}/kontakt"]`).length).toBeGreaterThan(0);
    await visitor.open(`/${language}/nirgendwo-und-nirgends`);
    await visitor.open(own('/services/nirgends'));
    expect(foreignIn(visitor, language)).toEqual([]);
  });
}
