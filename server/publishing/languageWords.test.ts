import { processingNote } from '@frontage/contract/contact/messages.ts';
import { bookingPaths, paths } from '@frontage/contract/paths.ts';
import { catalogues } from '@frontage/contract/words/catalogues.ts';
import { noteIn } from '@frontage/contract/words/ownWords.ts';
import { siteTexts } from '@frontage/contract/words/siteTexts.ts';
import { type CheerioAPI, load } from 'cheerio';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '../delivery/mailers.ts';
import { offerCalls } from '../testing/offerCalls.ts';
import { crawlBelow, isEnglish, passagesIn, passagesOf } from '../testing/passages.ts';
import { publishSite } from '../testing/publishSite.ts';
import { send, sendForm, submitForm } from '../testing/requests.ts';
import { samplePage } from '../testing/samplePage.ts';
import { fillSite, showGerman } from '../testing/siteContent.ts';
import { openSmtpPeer } from '../testing/smtpPeer.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
let germanFair: number;
const questionsIn = (label: string) => [
  { id: 'name', kind: 'text', label: 'Name', required: true },
  { id: 'stand', kind: 'text', label, required: true },
];
let peer: Awaited<ReturnType<typeof openSmtpPeer>>;

beforeAll(async () => {
  peer = await openSmtpPeer();
  const mailer = createSmtpMailer(peer.url);
  host = await openTestHost({
    mailer: () => mailer,
    async fill(payload) {
      await fillSite(payload);
      await offerCalls(payload);
      const block = { blockType: 'form', form: 'fair', look: 'section', heading: 'Meet us' } as const;
      await payload.create({ collection: 'pages', data: samplePage('fair', 'Words', { layout: [block] }) });
      const form = (name: string, data: object, more: object) =>
        payload.create({
          collection: 'forms',
          data: { title: 'Fair', _status: 'published', ...data, ...more, name } as never,
        });
      const { id } = await form('fair', {}, { questions: questionsIn('Which stand?'), recipients: [] });
      const twin = { language: 'de', original: id, _status: 'draft', thanksTitle: 'Bis bald am Stand' };
      const fair = await form('de/fair', twin, { questions: questionsIn('Welcher Stand?') });
      germanFair = fair.id;
      const fields = [{ name: 'company', label: 'Where you work' }];
      const contact = await form('contact', { fields }, {});
      const german = { language: 'de', original: contact.id };
      await form('de/contact', german, { fields: [{ name: 'company', label: 'Firma' }] });
      const consentText = 'Wir antworten Ihnen, wie es in {privacy:unseren Hinweisen} steht, und löschen danach alles.';
      await payload.update({ collection: 'forms', id: germanFair, data: { consentText } });
      await payload.update({ collection: 'forms', id, data: { consentText: 'Read our {privacy} first.' } });
      for (const [slug, to, title] of [
        ['fair', 'messe', 'Messe'],
        ['contact', 'kontakt', 'Kontakt'],
        ['home', 'home', 'Start'],
        ['book', 'gespraech', 'Gespräch'],
        ['estimate', 'schaetzung', 'Schätzung'],
        ['scholarship', 'stipendium', 'Stipendium'],
      ]) {
        const { docs } = await payload.find({ collection: 'pages', where: { slug: { equals: slug } }, depth: 0 });
        const { id, ...original } = docs[0] ?? { id: 0 };
        const twin = { ...inNoLanguage(original), language: 'de', original: id, slug: to, title, address: null };
        await payload.create({ collection: 'pages', data: { ...twin, _status: 'published' } as never });
      }
      const [article] = (await payload.find({ collection: 'articles', depth: 0 })).docs;
      const { id: written, ...words } = article ?? { id: 0 };
      const bytes = { ...inNoLanguage(words), title: 'Bytes', language: 'de', original: written, address: null };
      const more = { slug: 'bytes', lead: null, excerpt: 'Kai.', _status: 'published' };
      await payload.create({ collection: 'articles', data: { ...bytes, ...more } as never });
      const [term] = (await payload.find({ collection: 'glossary', depth: 0 })).docs;
      const tresor = { kind: 'term', original: term?.id ?? 0, name: 'Tresor', language: 'de' };
      const said = { term: { title: 'Tresor', description: 'Hält Token.', more: 'Siehe Konto.' } };
      await payload.create({ collection: 'translations', data: { ...tresor, ...said, _status: 'published' } });
      await expect(showGerman(payload)).rejects.toThrow('the form “Fair”');
      await payload.delete({ collection: 'wordings', where: {} });
      await payload.update({ collection: 'forms', id: germanFair, data: { _status: 'published' } });
      await showGerman(payload, {
        formWords: { thanksText: 'Wir rufen Sie an.' },
        emailWords: { subject: 'Ihre Nachricht ist da' },
      });
    },
  });
  host.clock.now = new Date('2026-11-21T12:00:00Z');
  await publishSite(host);
}, 180_000);
afterAll(() => host.close());

/** What an owner writes, in place of which are words that no language is told by. */
function inNoLanguage<Value>(value: Value): Value {
  const text = JSON.stringify(value, (_, one) =>
    typeof one === 'string' && one.includes(' ') ? 'Kai Molo Quai' : one,
  );
  return JSON.parse(text);
}

const get = async (url: string) => load((await host.app.inject({ url, headers: { accept: 'text/html' } })).body);
const wordsIn = ($: CheerioAPI, part: string) => $(part).text().replace(/\s+/g, ' ');

/** What was sent since the last call. */
async function deliver() {
  const before = peer.received.length;
  await host.deliver();
  const sent = await Promise.all(peer.received.slice(before).map((raw) => simpleParser(raw)));
  const to = (address: string) => sent.find((mail) => [mail.to].flat()[0]?.text === address);
  return { to, subjects: sent.map(({ subject }) => subject), sent };
}

describe('pages below a further language', () => {
  it('say nothing in another language, wherever their links lead', async () => {
    const seen = await crawlBelow('de', get, [
      '/de/nirgendwo',
      '/de/search?q=Kai',
      '/de/search?q=nirgendwo',
      '/de/glossary',
    ]);
    expect([...seen.keys()]).toEqual(
      expect.arrayContaining([
        '/de/kontakt',
        '/de/gespraech',
        '/de/blog',
        '/de/blog/bytes',
        '/de/glossary/t',
        '/de/schaetzung',
      ]),
    );
    expect(passagesIn(seen, isEnglish)).toEqual([]);
    for (const url of ['/contact', '/estimate'])
      expect(passagesOf(await get(url)).filter(isEnglish).length).toBeGreaterThan(3);
  });
});

describe('a page in German of a site in English', () => {
  const pagePath = '/de/kontakt';

  it('asks, explains and names everything in German, its twin in English', async () => {
    const [german, english] = [await get('/de/kontakt'), await get('/contact')];
    const form = wordsIn(german, 'form[method=post]');
    for (const words of ['E-Mail-Adresse', 'Firma', 'freiwillig', 'gemäß unserer Datenschutzerklärung'])
      expect(form).toContain(words);
    expect(german('form[method=post] a').first().text()).toBe('Datenschutzerklärung');
    expect(german('input[name=consentVersion]').first().attr('value')).toMatch(/^de-/);
    expect(wordsIn(german, 'header, footer')).toContain('Suche');
    expect(german('nav[aria-label="Sie sind hier"]')).toHaveLength(1);
    expect(form).not.toContain('Where you work');
    expect(wordsIn(english, 'form[method=post]')).toContain('Where you work');
    expect(english('html').text()).not.toMatch(/E-Mail-Adresse|Datenschutz|Suche/);
    expect(english('input[name=consentVersion]').first().attr('value')).toBe('2026-11-22');
  });

  it('refuses in German, with script and without', async () => {
    const fields = { name: 'Ada', email: 'nirgends', message: '', pagePath };
    const told = (await send(host.app, fields)).json();
    expect(told.error.message).toBe('2 Felder stimmen noch nicht');
    expect(told.error.details.map(({ message }: { message: string }) => message).toSorted()).toEqual([
      'Bitte füllen Sie das Feld „Nachricht“ aus',
      'Die Angabe im Feld „E-Mail-Adresse“ ist nicht gültig',
    ]);
    const page = load((await submitForm(host.app, paths.sendMail, 'contact', Object.entries(fields))).body);
    expect(page('html').attr('lang')).toBe('de');
    expect(wordsIn(page, 'main')).toContain('Bitte füllen Sie das Feld „Nachricht“ aus');
    expect(page('title').text()).toMatch(/^Fehler: /);
    const english = (await send(host.app, { ...fields, pagePath: '/contact' })).json();
    expect(english.error.message).toBe('Two fields need another look');
  });

  it('owes its visitor a receipt in German, and sales a notice in their language that names it', async () => {
    const note = noteIn('de', processingNote);
    const typed = { name: 'Jo Klein', email: 'jo@kunde.example', message: 'Ein Portal.', pagePath };
    const sent = await send(host.app, { ...typed, consentVersion: note?.version });
    expect(sent.statusCode).toBe(200);
    const { docs } = await host.payload.find({ collection: 'leads', where: { email: { equals: typed.email } } });
    expect(docs[0]).toMatchObject({ consentVersion: note?.version, consentText: note?.text });
    const { sent: mails, to } = await deliver();
    const receipt = to(typed.email);
    expect(receipt?.subject).toBe('Ihre Nachricht ist da');
    expect(receipt?.text).toMatch(/antwortet bis .*November 2026/);
    expect(receipt?.text).toMatch(/Gespräch buchen.*\/de\/gespraech/s);
    expect(String(receipt?.html)).toContain('lang="de"');
    const notice = mails.find((mail) => mail !== receipt);
    expect(notice?.subject).toMatch(/^New request/);
    expect(notice?.text).toMatch(/Language:?\s+German/);
  });

  it('thanks in German a visitor without script', async () => {
    const typed = Object.entries({ name: 'Jo', email: 'jo2@kunde.example', message: 'Ein Shop.', pagePath });
    const sent = await submitForm(host.app, paths.sendMail, 'contact', typed);
    expect(sent.statusCode).toBe(303);
    const [{ name = '', value = '' } = {}] = sent.cookies;
    const headers = { accept: 'text/html', referer: `https://agency.example${pagePath}` };
    const url = String(sent.headers.location);
    const thanks = load((await host.app.inject({ url, headers, cookies: { [name]: value } })).body);
    expect(thanks('html').attr('lang')).toBe('de');
    expect(wordsIn(thanks, 'main')).toMatch(/Danke für Ihre Nachricht an .*Antwort bis/);
    expect(wordsIn(load((await host.app.inject({ url, headers })).body), 'main')).toContain('Wir rufen Sie an.');
    await deliver();
  });

  it('asks the questions of an owner in German, and answers those in German', async () => {
    const [german, english] = [await get('/de/messe'), await get('/fair')];
    expect([wordsIn(german, 'form'), wordsIn(english, 'form')]).toEqual([
      expect.stringMatching(/Welcher Stand\?/),
      expect.stringMatching(/Which stand\?/),
    ]);
    const linkIn = ($: CheerioAPI) =>
      $('form[data-form=fair] a')
        .toArray()
        .map((one) => [$(one).text(), $(one).attr('href')]);
    expect(wordsIn(german, 'form')).toContain('wie es in unseren Hinweisen steht, und löschen danach alles.');
    expect(linkIn(german)).toEqual([['unseren Hinweisen', expect.stringContaining('/')]]);
    expect(linkIn(english)).toEqual([['privacy policy', expect.stringContaining('/')]]);
    const formVersion = german('[name=formVersion]').attr('value');
    const consentVersion = german('form[data-form=fair] [name=consentVersion]').attr('value');
    const typed = { name: 'Ada', stand: '', formVersion, consentVersion, pagePath: '/de/messe' };
    const refused = await sendForm(host.app, paths.sendMail, 'fair', typed);
    expect(refused.json().error.details).toMatchObject([{ message: 'Bitte füllen Sie das Feld „Welcher Stand?“ aus' }]);
    const filled = Object.entries({
      ...typed,
      stand: 'B 12',
      formVersion: formVersion ?? '',
      consentVersion: consentVersion ?? '',
    });
    const sent = await submitForm(host.app, paths.sendMail, 'fair', filled);
    const { docs } = await host.payload.find({ collection: 'leads', where: { formId: { equals: 'fair' } } });
    expect(JSON.stringify(docs[0]?.details)).toContain('Welcher Stand?');
    expect(docs[0]?.consentText).toContain('wie es in unseren Hinweisen steht');
    const headers = { accept: 'text/html', referer: 'https://agency.example/de/messe' };
    const thanks = await host.app.inject({ url: String(sent.headers.location), headers });
    expect(wordsIn(load(thanks.body), 'main')).toContain('Bis bald am Stand');
    await deliver();
  });

  it('says in German that nothing is at an address below it', async () => {
    const missed = await get('/de/kontakten');
    expect(missed('html').attr('lang')).toBe('de');
    expect(missed('h1').text()).toBe('Hier ist nichts');
    expect((await get('/kontakten'))('html').attr('lang')).toBe('en');
  });

  it('writes about a booked call, and into calendars, in German', async () => {
    const hour = { start: '2026-11-24T14:00:00.000Z', zone: 'Europe/Berlin' };
    const who = { name: 'Jo Klein', email: 'jo@kunde.example', pagePath };
    const booked = await sendForm(host.app, bookingPaths.booking, 'booking', { ...who, ...hour });
    const { confirmed } = booked.json().data;
    const page = await get(confirmed);
    expect(page('html').attr('lang')).toBe('de');
    expect(wordsIn(page, 'main')).toMatch(/Ihr Gespräch.*15:00.*unterwegs an jo@kunde/);
    const { subjects, to } = await deliver();
    const { subject, attachments, text } = to(who.email) ?? {};
    expect(subject).toBe('Ihr Gespräch: Di., 24. Nov., 15:00');
    expect(text).toContain('15:00–');
    expect(attachments?.map(({ content }) => String(content)).join('')).toMatch(
      /SUMMARY:Gespräch: .*Verschieben oder/s,
    );
    expect(subjects).toContainEqual(expect.stringMatching(/^A call is booked/));
  });
});

describe('a site in German', { tags: 'long' }, () => {
  /** Those that differ from German. */
  const english = Object.entries<string>(siteTexts).filter(([id, text]) => catalogues.de?.[id as 'sending'] !== text);
  /** Long enough not to be in anybody's own words by chance. */
  const sentences = english.filter(([, text]) => !text.includes('{') && text.split(' ').length > 3);
  /** Names of parts of any page, which stand alone. */
  const names = new Set(
    english.filter(([id]) => /^(?:page|list|search|article|text|glossary)\./.test(id)).map(([, text]) => text),
  );

  beforeAll(async () => {
    await host.payload.updateGlobal({
      slug: 'site-settings',
      data: { languages: [], language: 'de', formWords: { 'page.search': 'Finden' } },
    });
    host.clock.now = new Date(host.clock.now.getTime() + 60_000);
    await publishSite(host);
  }, 120_000);

  it.each([
    ...['/', '/contact', '/services/flow', '/blog', '/insights', '/glossary', '/search', '/search?q=nirgendwo'],
    ...['/sitemap', '/nirgendwo', '/book', '/call/move?t=x', '/letter/waiting', '/thank-you'],
  ])('says nothing in English at %s', async (path) => {
    const $ = await get(path);
    expect($('html').attr('lang')).toBe('de');
    const said = $.html();
    for (const [, text] of sentences) expect(said.includes(text), text).toBe(false);
    const alone = $('body *')
      .toArray()
      .flatMap((one) => [$(one).attr('aria-label'), $(one).attr('aria-roledescription'), $(one).text().trim()]);
    expect(alone.filter((text) => text !== undefined && names.has(text))).toEqual([]);
  });

  it('says what its owner types first, then what the catalogue has', async () => {
    const $ = await get('/contact');
    expect($('header a[href="/search"]').first().attr('aria-label')).toBe('Finden');
    expect($('a.skip-link').text()).toBe(catalogues.de?.['page.skip']);
  });

  it('writes to visitors and to sales in German', async () => {
    await send(host.app, { name: 'Mara', email: 'mara@kunde.example', message: 'Noch ein Portal.' });
    const { subjects } = await deliver();
    expect(subjects.toSorted()).toEqual(['Neue Anfrage: Mara', 'Wir haben Ihre Nachricht erhalten']);
  });
});
