import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { questionKindNames } from '@frontage/contract/forms/kindOf.ts';
import type { Question } from '@frontage/contract/forms/Question.ts';
import { sampledMails } from '@frontage/contract/mails/mailTable.ts';
import { kindTitles } from '@frontage/server/forms/admin/questionDrafts.ts';
import { readSiteWords } from '@frontage/server/forms/readSiteWords.ts';
import { drawSampleMail } from '@frontage/server/host/samples/drawSampleMail.ts';
import { answersByLabel } from '@frontage/server/inbox/answersOf.ts';
import { findUses } from '@frontage/server/references/findUses.ts';
import { emptySeed } from '@frontage/server/seed/emptySeed.ts';
import { prepareDatabase } from '@frontage/server/seed/prepareDatabase.ts';
import { toStoredBlocks } from '@frontage/server/seed/stored.ts';
import { findTargets } from '@frontage/server/targets/findTargets.ts';
import { createUserWith } from '@frontage/server/testing/createUserWith.ts';
import { publishSite } from '@frontage/server/testing/publishSite.ts';
import { send, sendForm, submitForm, typed } from '@frontage/server/testing/requests.ts';
import { samplePage } from '@frontage/server/testing/samplePage.ts';
import { endData, openTestHost, type TestHost } from '@frontage/server/testing/testHost.ts';
import { load } from 'cheerio';
import type { PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'frontage-own-'));
const sheet = join(dataDir, 'sheet.csv');
process.env.BERTH_SHEET = sheet;
let host: TestHost;

const layout = [
  {
    acf_fc_layout: 'northlight_price_ladder',
    heading: 'What a harbour pays',
    rungs: [{ title: 'Up to 40 berths', price: '90,000 kroner' }],
  },
  { acf_fc_layout: 'northlight_workshops', heading: 'Days in the harbour', workshopSlug: 'knots' },
  { acf_fc_layout: 'form', form: 'berths', look: 'section', heading: 'Ask for a berth' },
  {
    acf_fc_layout: 'services_accordion',
    heading: 'What we do',
    items: [{ title: 'Cranes', description: 'We plan their day.', drawing: 'Crane' }],
  },
];

// Types of the CMS know collections of the core alone.
const workshops = 'own_workshops' as 'vacancies';
const harbours = 'own_harbours' as 'vacancies';
const workshop = {
  title: 'Tides by hand',
  summary: 'A day with a pencil.',
  place: 'Vardø',
  price: { amount: 900, currency: 'NOK' },
  steps: [{ title: 'Look at the water' }],
  text: 'Bring a **raincoat**.',
};
const questions: Question[] = [
  { id: 'name', kind: 'text', label: 'Ship', required: true },
  { id: 'email', kind: 'email', label: 'Email', required: true },
  { id: 'draught', kind: 'own_draught', label: 'Draught', help: 'Loaded', required: true, max: 9 },
  // Of a kind that was taken away.
  { id: 'flag', kind: 'own_flag', label: 'Flag', required: true },
];
const yearMs = 365 * 86_400_000;
const nextYear = new Date(Date.now() + yearMs).toISOString();
const lastYear = new Date(Date.now() - yearMs).toISOString();

beforeAll(async () => {
  host = await openTestHost({
    dataDir,
    async fill(payload) {
      await prepareDatabase(payload, { dataDir, content: emptySeed() });
      await payload.create({
        collection: 'forms',
        data: { title: 'Berths', questions, _status: 'published' } as never,
      });
      const person = { name: 'Ida Fyr', slug: 'ida-fyr', role: 'Pilot', summary: 'Knows every rock.' };
      const { id: host } = await payload.create({ collection: 'people', data: { ...person, _status: 'published' } });
      const place = { name: 'Vardø', slug: 'vardo', summary: 'The last harbour.', water: 'Barents Sea' };
      const published = { ...place, _status: 'published' } as never;
      const { id: harbour } = await payload.create({ collection: harbours, data: published });
      const starts = { 'tides-by-hand': nextYear, 'last-winter': lastYear, knots: nextYear };
      for (const [slug, begin] of Object.entries(starts)) {
        const data = { ...workshop, slug, harbour, hosts: [host], starts: begin, _status: 'published' };
        await payload.create({ collection: workshops, data: data as never });
      }
      const page = samplePage('prices', '', { title: 'Prices', layout: toStoredBlocks<'pages'>(layout as never) });
      await payload.create({ collection: 'pages', data: page });
    },
  });
  await publishSite(host);
});
afterAll(async () => {
  await host.close();
  await endData(dataDir);
});

describe('what an agency keeps in own/', () => {
  const pageOf = (path = '/prices') =>
    readFileSync(join(host.environment.releasesDir, `current/public${path}.html`), 'utf8');

  it('is on its published pages: a block with its styles, a drawing, style sheets', () => {
    const html = pageOf();
    expect(html).toContain('Up to 40 berths');
    expect(html).toContain('M120 272V60H360');
    expect(html).toContain('--northlight-tide');
  });

  it('is offered in the drawer of the admin', () => {
    const fields = JSON.stringify(
      host.payload.config.collections.find(({ slug }) => slug === 'pages')?.fields,
      (key, value) => (typeof value === 'function' || key === 'collection' ? undefined : value),
    );
    expect(fields).toContain('Price ladder (tiers, rungs)');
  });

  it('replaces words of the core, where the owner has none', async () => {
    expect((await readSiteWords(host.payload)).words).toEqual({ failureTitle: 'The tide took it' });
  });

  it('is delivered for each request that owes it', async () => {
    await send(host.app, typed);
    await host.deliver();
    const { docs } = await host.payload.find({ collection: 'deliveries', where: { kind: { equals: 'own' } } });
    expect(docs).toMatchObject([{ label: 'Row in the berth sheet', status: 'delivered' }]);
    expect(readFileSync(sheet, 'utf8')).toBe(`${typed.name},${typed.email}\n`);
  });

  it('is a kind of content: each document has a page at its address, and stands on lists, on the map and in search', async () => {
    const page = pageOf('/workshops/tides-by-hand');
    expect(page).toContain('<title>Tides by hand, Vardø | ');
    expect(page).toMatch(/NOK\s900/);
    expect(page).toContain('<strong>raincoat</strong>');
    expect(page).toContain('Look at the water');
    expect(pageOf()).toContain('<a href="/workshops/tides-by-hand">Tides by hand</a>, Vardø');
    expect(pageOf()).not.toContain('last-winter');
    expect(pageOf('/sitemap')).toContain('/workshops/tides-by-hand');
    const found = await host.app.inject({ url: '/search?q=raincoat' });
    expect(found.body).toContain('href="/workshops/tides-by-hand"');
    expect(found.body).toContain('Workshop');
  });

  it('is a type of the content API, in lists and whole, as long as it is to come', async () => {
    const ask = async (query: string) => (await host.app.inject({ url: `/wp-json/frontage/v1/${query}` })).json();
    const listed: { slug: string; id: number }[] = await ask('posts?type=workshop');
    const first = listed.find(({ slug }) => slug === 'tides-by-hand');
    expect(first).toMatchObject({
      type: 'workshop',
      slug: 'tides-by-hand',
      path: '/workshops/tides-by-hand',
      place: 'Vardø',
    });
    expect(first).not.toHaveProperty('text');
    expect(listed.map(({ slug }) => slug)).not.toContain('last-winter');
    expect(await ask(`post?type=workshop&id=${first?.id}`)).toMatchObject({
      steps: workshop.steps,
      text: workshop.text,
    });
  });

  it('has a collection with a trash in the admin, and leads on from an address that it left', async () => {
    const { config } = host.payload;
    const collection = config.collections.find(({ slug }) => slug === workshops);
    expect(collection).toMatchObject({
      labels: { plural: 'Workshops' },
      admin: { group: 'Company', defaultColumns: ['title', 'address', 'place', 'starts', '_status', 'updatedAt'] },
      trash: true,
    });
    const where = { slug: { equals: 'tides-by-hand' } };
    const { docs } = await host.payload.update({ collection: workshops, where, data: { slug: 'tides' } });
    expect(docs).toMatchObject([{ address: '/workshops/tides' }]);
    const { docs: redirects } = await host.payload.find({ collection: 'redirects' });
    expect(redirects).toMatchObject([{ from: '/workshops/tides-by-hand', to: '/workshops/tides' }]);
  });
});

describe('what an own kind refers to', () => {
  it('is on its page: documents of the core and of another own kind, which lists them in turn', () => {
    const page = load(readFileSync(join(host.environment.releasesDir, 'current/public/workshops/knots.html'), 'utf8'));
    expect(page('dd a[href="/harbours/vardo"]').text()).toBe('Vardø');
    expect(page('dd a[href="/people/ida-fyr"]').text()).toBe('Ida Fyr');
    const harbour = readFileSync(join(host.environment.releasesDir, 'current/public/harbours/vardo.html'), 'utf8');
    expect(harbour).toContain('<a href="/workshops/knots">');
    expect(harbour).not.toContain('last-winter');
  });

  it('may be named by a block and be the target of a link, and whoever removes it is told', async () => {
    const first = load(readFileSync(join(host.environment.releasesDir, 'current/public/prices.html'), 'utf8'));
    expect(first('a[href^="/workshops/"]').first().attr('href')).toBe('/workshops/knots');
    const user = await createUserWith(host.payload, 'editor');
    const req = { payload: host.payload, user } as PayloadRequest;
    const targets = await findTargets(req, 'link', 'Tides by hand');
    expect(targets.map(({ kind, value }) => `${kind} ${value}`)).toContain('Workshop /workshops/knots');
    const { docs } = await host.payload.find({ collection: 'people', where: { slug: { equals: 'ida-fyr' } } });
    const uses = await findUses(req, [{ kind: 'relation', collection: 'people', id: docs[0]?.id ?? 0 }]);
    expect(uses.map(({ words }) => words)).toContain('the workshop "Tides by hand", Hosts');
  });
});

describe('a kind of question in own/', () => {
  const ship = { name: 'Margit', email: 'margit@example.com', pagePath: '/prices' };
  const ask = (draught: string) => sendForm(host.app, '/send-mail', 'berths', { ...ship, draught });

  it('is offered last to whoever makes a form, and shown by its own control', () => {
    expect(questionKindNames.at(-1)).toBe('own_draught');
    expect(kindTitles.own_draught).toBe('Draught of a ship');
    const page = load(readFileSync(join(host.environment.releasesDir, 'current/public/prices.html'), 'utf8'));
    const input = page('[data-form=berths] [name=draught]');
    expect([input.attr('inputmode'), input.attr('required'), input.next().text()]).toEqual([
      'decimal',
      'required',
      'm',
    ]);
    expect(page(`label[for="${input.attr('id')}"]`).text()).toBe('Draught');
    expect(page('[name=flag]')).toHaveLength(0);
  });

  it('refuses what does not fit in its own sentence, to script and on the page without', async () => {
    const fault = 'The "Draught" field is deeper than our harbours';
    const refused = await ask('12 m');
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error.details).toMatchObject([{ context: { key: 'draught' }, message: fault }]);
    const sent = Object.entries({ ...ship, draught: '12 m' });
    const page = load((await submitForm(host.app, '/send-mail', 'berths', sent)).body);
    expect(page('[data-error-of=draught]').text()).toBe(fault);
    expect(page('[name=draught]').val()).toBe('12 m');
  });

  it('is read in the inbox, in emails, exports and webhooks as it says, and by an own delivery', async () => {
    expect((await ask('4,2 m')).statusCode).toBe(200);
    await host.deliver();
    const { docs } = await host.payload.find({ collection: 'leads', where: { email: { equals: ship.email } } });
    const [lead] = docs;
    expect(lead?.details).toBe('Draught: 4.2 m (14 ft)');
    // As exports and webhooks have them.
    expect(lead && answersByLabel(lead)).toEqual({ Ship: 'Margit', Email: ship.email, Draught: '4.2 m (14 ft)' });
    const sent = await host.payload.find({ collection: 'mails', where: { lead: { equals: lead?.id } }, depth: 0 });
    const textOf = (kind: string) => sent.docs.find((mail) => mail.kind === kind)?.text;
    expect(textOf('lead-notification')).toMatch(/Draught\W+4\.2 m \(14 ft\)/);
    expect(textOf('acknowledgement')).toMatch(/Draught\s+4\.2 m \(14 ft\)/);
    expect(sent.docs.find(({ kind }) => kind === 'own')).toMatchObject({
      to: 'harbour@northlight.example',
      replyTo: ship.email,
      subject: 'A ship wants a berth',
      text: expect.stringMatching(/Ship\s+Margit\nDraught\s+4\.2 m \(14 ft\)/),
    });
    expect(textOf('acknowledgement'), 'rewritten by own/emails/receipt.ts').toContain('from slack water to high tide');
  });
});

describe('an email in own/', () => {
  const draw = (id: number) =>
    drawSampleMail(host.payload, { id, siteUrl: 'http://a.example', adminUrl: 'http://b.example', now: new Date() });

  it('is in the list of all, with made-up contents, as is what it says in place of one of the product', async () => {
    expect(sampledMails.at(-1)).toBe('To the harbour office: a ship wants a berth');
    expect((await draw(sampledMails.length))?.text).toContain('Margit af Vardø');
    expect(await draw(1)).toMatchObject({
      text: expect.stringContaining('Your message is in the harbour'),
      html: expect.stringContaining('from slack water to high tide'),
    });
  });
});
