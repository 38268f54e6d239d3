import { expect } from '@playwright/test';
import {
  type Account,
  type Addresses,
  fieldAt,
  listAt,
  openBlock,
  patient,
  publish,
  signIn,
  takeStep,
  untilAwake,
} from './stations.ts';
import type { Walker } from './Walker.ts';

/** Text that comes from elsewhere, such as a lawyer. */
const policies = {
  de: '## Wer verantwortlich ist\nNorthlight GmbH, Hafenstraße 9, 20457 Hamburg. Fragen beantwortet Ingrid Aas.',
  en: '## Who is responsible\nNorthlight GmbH, Hafenstraße 9, 20457 Hamburg. Ingrid Aas answers questions.',
};

const service = {
  de: {
    title: 'Liegeplatzplanung',
    heading: 'Liegeplätze planen,\nbevor es eng wird',
    lead: 'Liegeplatzplanung für Häfen mit bis zu vierzig Plätzen, ab 90.000 Euro.',
    text: 'Um sechs Uhr steht der Plan der Woche auf jedem Bildschirm des Hafens.',
    head: {
      title: 'Liegeplatzplanung für Häfen im Norden',
      description: 'Der Plan der Woche auf jedem Bildschirm des Hafens, morgens um sechs, ab 90.000 Euro.',
    },
  },
  en: {
    title: 'Berth planning',
    heading: 'Berths, planned\nbefore it is crowded',
    lead: 'Berth planning for harbours with up to forty berths, from 90,000 euros.',
    text: 'At six in the morning the plan of the week is on every screen of the harbour.',
    head: {
      title: 'Berth planning for harbours in the north',
      description: 'The plan of the week on every screen of the harbour, at six in the morning, from 90,000 euros.',
    },
  },
};

/** In English, in the order of the form. */
const questions = [
  ...['Your name', 'Email', 'Company', 'What is to be built, and for whom?'],
  ...['Budget', 'When do you need it?', 'A brief'],
];

/**
 * What the owner of an agency does who reads German, from an empty site begun in German to one that visitors have in
 * German and English: name, home page, a service, a form, menu and policy in both.
 */
export async function walkInTwoLanguages(walker: Walker, at: Addresses, account: Account): Promise<void> {
  const { leg } = walker;
  await leg('sign in', () => signIn(walker, at, account));
  await leg('name, phone, email, a second language; publish', () => nameAgency(walker, at));
  await leg('home; publish', () => writeHome(walker, at));
  await leg('a service; publish', () => addService(walker, at));
  await leg('a form of one’s own; publish', () => makeForm(walker));
  await leg('contact, with that form; publish', () => writeContact(walker, at));
  await leg('privacy policy; publish', () => writePolicy(walker, at));
  await leg('menu; publish', () => setMenu(walker, at));
  await leg('English: words of the settings; publish', () => translateSettings(walker));
  await leg('English: form; publish', () => translateForm(walker));
  await leg('English: home; publish', () => translateHome(walker));
  await leg('English: service; publish', () => translateService(walker));
  await leg('English: contact; publish', () => translateContact(walker));
  await leg('English: privacy policy; publish', () => translatePolicy(walker));
  await leg('English is shown; publish', () => showEnglish(walker, at));
  await expectBoth(walker, at);
}

async function nameAgency(walker: Walker, { siteUrl }: Addresses) {
  const { choose, fill, look, press } = walker;
  await takeStep(walker, 'Nennen Sie die Agentur', fieldAt(walker, 'companyName'));
  await fill(fieldAt(walker, 'companyName'), 'Northlight');
  await press(button(walker, 'Sprache hinzufügen'));
  await untilAwake(listAt(walker, 'languages.1.code'));
  await choose(listAt(walker, 'languages.1.code'), 'Englisch');
  await look('de-settings');
  await press(button(walker, 'Kontakt'));
  await fill(fieldAt(walker, 'phone.raw'), '+49401234567');
  await fill(fieldAt(walker, 'phone.formatted'), '+49 40 123 45 67');
  await fill(fieldAt(walker, 'email'), 'post@northlight.example');
  await press(button(walker, 'SEO'));
  await fill(fieldAt(walker, 'description'), 'Northlight baut Dienste für Häfen im Norden.');
  await press(button(walker, 'Rechtliches'));
  await fill(fieldAt(walker, 'legalName'), 'Northlight GmbH');
  await publish(walker, { siteUrl, path: '/', words: `© ${new Date().getFullYear()} Northlight<` });
}

async function writeHome(walker: Walker, { siteUrl }: Addresses) {
  const { fill } = walker;
  await takeStep(walker, 'Schreiben Sie Ihre Startseite', button(walker, 'Block hinzufügen'));
  await openBlock(walker, 0);
  await fill(fieldAt(walker, 'layout.0.heading'), 'Dienste\nfür Häfen');
  await fill(fieldAt(walker, 'layout.0.description'), 'Wir bauen, womit Häfen im Norden arbeiten, ab 40.000 Euro.');
  await writeHead(walker, {
    title: 'Northlight, Dienste für Häfen im Norden',
    description: 'Northlight baut Dienste für Häfen im Norden: Liegeplätze, Lotsen und Abrechnung, ab 40.000 Euro.',
  });
  await publish(walker, { siteUrl, path: '/', words: 'für Häfen' });
}

async function addService(walker: Walker, { siteUrl }: Addresses) {
  const { choose, fill, look } = walker;
  await takeStep(walker, 'Veröffentlichen Sie eine eigene Seite', fieldAt(walker, 'title'));
  await fill(fieldAt(walker, 'title'), service.de.title);
  await choose(listAt(walker, 'type'), 'Leistung');
  await addBlock(walker, 'Hero', /^Hero \(/);
  await writeService(walker, service.de);
  await look('de-service');
  await publish(walker, { siteUrl, path: '/leistungen/liegeplatzplanung', words: 'Liegeplätze planen' });
}

async function writeService(walker: Walker, said: (typeof service)['de']) {
  const { fill, page } = walker;
  const isNew = (await page.locator('#layout-row-1').count()) === 0;
  await fill(fieldAt(walker, 'layout.0.heading'), said.heading);
  await fill(fieldAt(walker, 'layout.0.description'), said.lead);
  await fill(fieldAt(walker, 'layout.0.action.label'), said === service.de ? 'Kontakt aufnehmen' : 'Get in touch');
  if (isNew) await addBlock(walker, 'Text', /^Text \(/);
  else await openBlock(walker, 1);
  await fill(fieldAt(walker, 'layout.1.heading'), said === service.de ? 'Was Sie bekommen' : 'What you get');
  await writeText(walker, 1, said.text, 'fill');
  await writeHead(walker, said.head);
}

async function makeForm(walker: Walker) {
  const { fill, look, page, press } = walker;
  await press(page.getByRole('banner').getByRole('link').first());
  await press(page.getByRole('link', { name: 'Formulare neu erstellen' }));
  await untilAwake(fieldAt(walker, 'title'));
  await fill(fieldAt(walker, 'title'), 'Projektanfrage');
  await press(button(walker, 'Briefing'));
  await look('de-form');
  await publish(walker);
}

async function writeContact(walker: Walker, { siteUrl }: Addresses) {
  const { choose, fill } = walker;
  await openDocument(walker, 'Seiten', 'Kontakt');
  await openBlock(walker, 0);
  await fill(fieldAt(walker, 'layout.0.description'), 'Ingrid Aas liest jede Nachricht und antwortet am selben Tag.');
  await openBlock(walker, 2);
  await choose(listAt(walker, 'layout.2.form'), 'Projekt');
  await publish(walker, { siteUrl, path: '/kontakt', words: 'Was soll gebaut werden' });
}

async function writePolicy(walker: Walker, { siteUrl }: Addresses) {
  await takeStep(walker, 'Vervollständigen Sie die Datenschutzerklärung', button(walker, 'Block hinzufügen'));
  await openBlock(walker, 0);
  await writeText(walker, 0, policies.de, 'paste');
  await publish(walker, { siteUrl, path: '/datenschutz', words: 'Ingrid Aas' });
}

async function setMenu(walker: Walker, { siteUrl }: Addresses) {
  const { fill, page, press } = walker;
  const add = button(walker, 'Menüeintrag hinzufügen');
  await takeStep(walker, 'Legen Sie das Menü fest', add);
  await press(add);
  await untilAwake(fieldAt(walker, 'navigation.1.label'));
  await fill(fieldAt(walker, 'navigation.1.label'), service.de.title);
  await fill(fieldAt(walker, 'navigation.1.href'), 'Liege');
  await press(page.getByRole('option', { name: service.de.title }).filter({ visible: true }).first());
  await publish(walker, { siteUrl, path: '/', words: `>${service.de.title}<` });
}

async function translateSettings(walker: Walker) {
  const { fill, look, press } = walker;
  await press(button(walker, 'Agentur'));
  await translate(walker, 'wordings');
  await fill(fieldAt(walker, 'callToAction.label'), 'Contact us');
  await fill(fieldAt(walker, 'callToFormText'), 'Write to us');
  await fillRows(walker, 'navigation', 'label', ['Contact', service.en.title]);
  await press(button(walker, 'Fußzeile'));
  await fillRows(walker, 'footerColumns', 'heading', ['Pages']);
  await fillRows(walker, 'footerColumns.0.links', 'label', ['Home', 'Contact', 'Imprint']);
  await press(button(walker, 'SEO'));
  await fill(fieldAt(walker, 'description'), 'Northlight builds services for harbours in the north.');
  await press(button(walker, 'Newsletter'));
  await fill(fieldAt(walker, 'newsletter.heading'), 'Our letter');
  await fill(fieldAt(walker, 'newsletter.buttonText'), 'Subscribe');
  await fill(fieldAt(walker, 'newsletter.note'), 'You can leave at any time');
  await look('de-wording');
  await publish(walker);
}

async function fillRows(walker: Walker, list: string, field: string, words: readonly string[]) {
  for (const [row, said] of words.entries()) {
    await openRow(walker, list, row);
    await walker.fill(fieldAt(walker, `${list}.${row}.${field}`), said);
  }
}

async function translateForm(walker: Walker) {
  const { fill, page, press } = walker;
  await openDocument(walker, 'Formulare', 'Projektanfrage');
  await translate(walker, 'forms');
  const cards = page.locator('li').filter({ has: page.locator('summary') });
  for (const [place, words] of questions.entries()) {
    await press(cards.nth(place).locator('summary').first());
    await fill(cards.nth(place).getByRole('textbox').first(), words);
  }
  await publish(walker);
}

async function translateHome(walker: Walker) {
  const { fill } = walker;
  await openDocument(walker, 'Seiten', 'Startseite');
  await translate(walker, 'pages');
  await fill(fieldAt(walker, 'title'), 'Home');
  await openBlock(walker, 0);
  await fill(fieldAt(walker, 'layout.0.heading'), 'Services\nfor harbours');
  await fill(
    fieldAt(walker, 'layout.0.description'),
    'We build what harbours in the north work with, from 40,000 euros.',
  );
  await fill(fieldAt(walker, 'layout.0.action.label'), 'Contact us');
  await writeHead(walker, {
    title: 'Northlight, services for harbours in the north',
    description: 'Northlight builds services for harbours in the north: berths, pilots and bills, from 40,000 euros.',
  });
  await publish(walker);
}

async function translateService(walker: Walker) {
  const { fill } = walker;
  await openDocument(walker, 'Seiten', service.de.title);
  await translate(walker, 'pages');
  await fill(fieldAt(walker, 'title'), service.en.title);
  await fill(fieldAt(walker, 'slug'), 'berth-planning');
  await openBlock(walker, 0);
  await writeService(walker, service.en);
  await publish(walker);
}

async function translateContact(walker: Walker) {
  const { fill } = walker;
  await openDocument(walker, 'Seiten', 'Kontakt');
  await translate(walker, 'pages');
  await fill(fieldAt(walker, 'title'), 'Contact');
  await fill(fieldAt(walker, 'slug'), 'contact');
  await openBlock(walker, 0);
  await fill(fieldAt(walker, 'layout.0.heading'), 'Write to us');
  await fill(fieldAt(walker, 'layout.0.description'), 'Ingrid Aas reads every message, and answers on the same day.');
  await fill(fieldAt(walker, 'layout.0.action.label'), 'To the form');
  await openBlock(walker, 2);
  await fill(fieldAt(walker, 'layout.2.heading'), 'What is it about?');
  await fill(fieldAt(walker, 'layout.2.lead'), 'One or two sentences are enough.');
  await fill(fieldAt(walker, 'layout.2.buttonText'), 'Send the message');
  await fill(fieldAt(walker, 'layout.2.ghostLabel'), 'your message');
  await fill(fieldAt(walker, 'layout.2.receivedLabel'), 'received');
  await writeHead(walker, {
    title: 'Write to Northlight in Hamburg',
    description: 'Ingrid Aas reads every message to Northlight, and answers on the same day, in English or in German.',
  });
  await publish(walker);
}

async function translatePolicy(walker: Walker) {
  const { fill } = walker;
  await openDocument(walker, 'Seiten', 'Datenschutzerklärung');
  await translate(walker, 'pages');
  await fill(fieldAt(walker, 'title'), 'Privacy policy');
  await fill(fieldAt(walker, 'slug'), 'privacy-policy');
  await openBlock(walker, 0);
  await fill(fieldAt(walker, 'layout.0.heading'), 'Privacy policy');
  await writeText(walker, 0, policies.en, 'paste');
  await writeHead(walker, {
    title: 'Privacy policy of Northlight',
    description: 'What Northlight keeps of visitors, why, for how long, and how to have it removed.',
  });
  await publish(walker);
}

async function showEnglish(walker: Walker, { siteUrl }: Addresses) {
  const { look, press } = walker;
  await openFromDashboard(walker, 'Website-Einstellungen');
  await untilAwake(fieldAt(walker, 'companyName'));
  await openRow(walker, 'languages', 1);
  await press(fieldAt(walker, 'languages.1.isVisible'));
  await look('de-visible');
  await publish(walker, { siteUrl, path: '/en', words: 'for harbours' });
}

/** Visitors have both, each page with its twin, and no word of the other language. */
async function expectBoth({ look, page }: Walker, { siteUrl }: Addresses) {
  const twins = [
    ['/', '/en', /Startseite|Kontakt|Häfen/],
    ['/leistungen/liegeplatzplanung', '/en/services/berth-planning', /Liegeplätze|Kontakt/],
    ['/kontakt', '/en/contact', /Kontakt|Nachricht|gebaut/],
    ['/datenschutz', '/en/privacy-policy', /Datenschutz|verantwortlich/],
  ] as const;
  for (const [german, english, words] of twins) {
    await page.goto(siteUrl + german);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', siteUrl + english);
    await page.goto(siteUrl + english);
    await look(`en${english.replaceAll('/', '-')}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.locator('main, header, footer').allInnerTexts(), english).not.toContainEqual(
      expect.stringMatching(words),
    );
  }
}

const button = ({ page }: Walker, name: string) => page.getByRole('button', { name, exact: true });

/** By the way above a form, or by a card of the dashboard. */
async function openList(walker: Walker, name: string) {
  const { page, press } = walker;
  const above = page.getByRole('banner').getByRole('link', { name, exact: true });
  if (await above.isVisible()) await press(above);
  else await openFromDashboard(walker, name);
  await untilAwake(page.getByRole('table'));
}

async function openFromDashboard({ page, press }: Walker, name: string) {
  await press(page.getByRole('banner').getByRole('link').first());
  await expect(page.locator('section[aria-labelledby="first-steps"]')).toBeVisible(patient);
  const card = page.locator('.card').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await press(card.locator('.card__click'));
}

async function openDocument(walker: Walker, list: string, title: string) {
  await openList(walker, list);
  await walker.press(walker.page.getByRole('table').getByRole('link', { name: title, exact: true }).first());
  await untilAwake(button(walker, 'Übersetzen: Englisch'));
}

async function translate({ page, press }: Walker, collection: string) {
  const before = page.url();
  await untilAwake(page.getByRole('button', { name: 'Übersetzen: Englisch' }));
  await press(page.getByRole('button', { name: 'Übersetzen: Englisch' }));
  await expect(page).toHaveURL((url) => url.href !== before && url.pathname.includes(`/${collection}/`), patient);
  await untilAwake(page.locator('#action-save'));
}

async function openRow({ page, press }: Walker, list: string, row: number) {
  const found = page.locator(`#${list.replaceAll('.', '-')}-row-${row}`).first();
  // What is around it may be opening.
  await expect(found).toBeVisible();
  const closed = found.locator('.collapsible--collapsed').first();
  if (await closed.isVisible()) await press(closed.locator('.collapsible__toggle').first());
}

async function addBlock({ fill, page, press }: Walker, sought: string, name: RegExp) {
  await press(page.getByRole('button', { name: 'Block hinzufügen' }));
  const drawer = page.getByRole('dialog');
  await fill(drawer.locator('input').first(), sought);
  await press(drawer.getByRole('button', { name }).first());
  await expect(drawer).toBeHidden();
}

async function writeText(walker: Walker, row: number, words: string, how: 'fill' | 'paste') {
  const text = walker.page.locator(`#layout-row-${row} [contenteditable="true"]`).first();
  await untilAwake(text);
  await walker[how](text, words);
}

async function writeHead(walker: Walker, { description, title }: { description: string; title: string }) {
  const { fill } = walker;
  await walker.press(button(walker, 'Suchmaschinen'));
  await fill(fieldAt(walker, 'head.title'), title);
  await fill(fieldAt(walker, 'head.description'), description);
}
