// Next keeps its requests in what this puts in place.
import 'next/dist/server/node-environment-baseline.js';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js';
import { createClientConfig, type SanitizedConfig } from 'payload';
import { expect, test, vi } from 'vitest';
import { say, sayNoun } from '../admin/say.ts';
import catalogue from '../admin/words/config.de.json' with { type: 'json' };
import ofParts from '../admin/words/parts.de.json' with { type: 'json' };
import '../admin/words/speakToRequests.ts';
import { makeTemporaryEnvironment } from '../testing/openTestPayload.ts';
import { createConfig, payloadsWords } from './createConfig.ts';
import { spokenParts, visitWords } from './speakConfig.ts';

/** Somebody whose browser prefers a language, and who may have chosen one in the account. */
function asSomebody<Result>({ browser, chosen }: { browser: string; chosen?: string }, look: () => Result): Result {
  const request = {
    type: 'request',
    headers: new Headers({ 'Accept-Language': browser }),
    cookies: new Map(chosen ? [['payload-lng', { value: chosen }]] : []),
  };
  return workUnitAsyncStorage.run(request as never, look);
}

const german = { browser: 'de-AT,de;q=0.9,en;q=0.8' };
const english = { browser: 'en-GB,en;q=0.9' };

/** The words of a page's form, and of the menu, as the browser gets them. */
function seenIn(config: SanitizedConfig): string {
  const i18n = { t: (key: string) => key, language: 'de', fallbackLanguage: 'en', translations: {} };
  const client = createClientConfig({ config, i18n: i18n as never, importMap: {}, user: null as never });
  return JSON.stringify(client.collections);
}

const textsIn = (value: object): string[] =>
  Object.values(value).flatMap((one) => (typeof one === 'string' ? [one] : textsIn(one)));

const words = [
  ['Pages', 'Seiten'],
  ['Title', 'Titel'],
  ['Language', 'Sprache'],
  ['Original', 'Original'],
  ['Translations', 'Übersetzungen'],
  ['Redirect after deletion', 'Weiterleitung nach dem Löschen'],
  ['Service', 'Leistung'],
  ['Case', 'Referenz'],
  ['Industry', 'Branche'],
  ['Blocks', 'Blöcke'],
  ['Heading', 'Überschrift'],
  ['Description', 'Beschreibung'],
  ['Button', 'Schaltfläche'],
  ['Label', 'Beschriftung'],
  ['Leads to', 'Führt zu'],
  ['Image', 'Bild'],
  ['Facts', 'Fakten'],
  ['Background', 'Hintergrund'],
  ['Water (blue)', 'Wasser (blau)'],
  ['Text and pictures', 'Text und Bilder'],
  ['Quote', 'Zitat'],
  ['Price', 'Preis'],
  ['Vacancy', 'Stelle'],
  ['Steps', 'Schritte'],
  ['Offices', 'Standorte'],
  ['Outcome', 'Ergebnis'],
  ['Status', 'Status'],
  ['Subscribers', 'Abonnenten'],
  ['Webhooks', 'Webhooks'],
  ['Consents', 'Einwilligungen'],
] as const;

test('the admin speaks the language of whoever looks, in all that its declarations say', async () => {
  const config = await createConfig({ environment: await makeTemporaryEnvironment() });
  const inEnglish = asSomebody(english, () => seenIn(config));
  const inGerman = asSomebody(german, () => seenIn(config));
  for (const [sentence, said] of words) {
    expect({ [sentence]: inEnglish.includes(`"${sentence}"`) }).toEqual({ [sentence]: true });
    expect({ [said]: inGerman.includes(`"${said}"`) }).toEqual({ [said]: true });
  }
  expect(seenIn(config) === inEnglish, 'without a request it is English').toBe(true);
});

test('the catalogue has each sentence of the declarations, with its names in braces, and no other', async () => {
  const environment = await makeTemporaryEnvironment();
  const sentences = new Set<string>(textsIn(payloadsWords));
  // Some are of an installation whose emails leave it.
  for (const smtpUrl of [undefined, 'smtp://mail.example']) {
    const config = await createConfig({ environment: { ...environment, smtpUrl } });
    visitWords(spokenParts(config), ({ admin, hidden }, _key, sentence) => {
      const isSeen = Object(admin).hidden !== true || Object(admin).disableListFilter === false;
      if (hidden !== true && isSeen) sentences.add(sentence);
    });
  }
  expect(sentences.size).toBeGreaterThan(1500);
  expect([...sentences].filter((sentence) => !(sentence in catalogue || sentence in ofParts)).sort()).toEqual([]);
  expect(Object.keys(catalogue).filter((sentence) => !sentences.has(sentence))).toEqual([]);
  const named = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
  for (const [sentence, said] of Object.entries(catalogue)) expect(named(said), said).toEqual(named(sentence));
});

test('lists are filtered by what people know: when, by whom, and what a file is', async () => {
  const { collections } = await createConfig({ environment: await makeTemporaryEnvironment() });
  const filtersOf = (slug: string) =>
    collections
      .find((one) => one.slug === slug)
      ?.flattenedFields.filter(({ admin }) => !admin?.disableListFilter)
      .map(({ name }) => name);
  expect(filtersOf('audit-trail')).toContain('createdAt');
  expect(filtersOf('media')).toEqual(expect.arrayContaining(['updatedAt', 'deletedAt', 'filename', 'filesize']));
  expect(filtersOf('leads')).not.toContain('phoneKey');
});

test('who has chosen a language in the account gets it from any browser', () => {
  expect(asSomebody(german, () => say('Pages'))).toBe('Seiten');
  expect(asSomebody({ ...german, chosen: 'en' }, () => say('Pages'))).toBe('Pages');
  expect(asSomebody({ ...english, chosen: 'de' }, () => say('Pages'))).toBe('Seiten');
  expect(asSomebody({ browser: 'fr' }, () => say('Pages'))).toBe('Pages');
});

test('what has no German yet is said in English, and nouns within a sentence keep the capital that German gives them', () => {
  vi.stubGlobal('spokenInAdmin', () => ({
    language: 'de',
    words: { '{count} pages': '{count} Seiten', Page: 'Seite' },
  }));
  expect(say('{count} pages', { count: 3 })).toBe('3 Seiten');
  expect(say('{count} cases', { count: 3 })).toBe('3 cases');
  expect(sayNoun('Page')).toBe('Seite');
  vi.unstubAllGlobals();
  expect(sayNoun('Page')).toBe('page');
});
