import { describe, expect, it } from 'vitest';
import { faultOfPathWords, pathNames, usualPathWords } from './pathNames.ts';
import { pathBeside, pathForms, pathOn, productPath, spokenPath } from './spokenPaths.ts';

const german = {
  code: 'de',
  paths: {
    services: ['leistungen', 'dienste'],
    blog: ['logbuch'],
    tag: ['schlagwort'],
    page: ['seite'],
    search: ['suche'],
    book: ['termin'],
    move: ['verschieben'],
    subscribe: ['rundbrief'],
  },
};
const languages = [{ code: 'en' }, german, { code: 'fr' }];

describe('an address in the words of its language', () => {
  it.each([
    ['/de/services/flow', '/de/leistungen/flow'],
    ['/de/services', '/de/leistungen'],
    ['/de/dienste/flow#cost', '/de/leistungen/flow#cost'],
    ['/de/search?q=services', '/de/suche?q=services'],
    ['/de/blog/tag/cadence/page/2', '/de/logbuch/schlagwort/cadence/seite/2'],
    ['/de/logbuch/tag/cadence', '/de/logbuch/schlagwort/cadence'],
    ['/de/book/move?t=1', '/de/termin/verschieben?t=1'],
    ['/de/termin/cancel', '/de/termin/cancel'],
    ['/de/subscribe/waiting', '/de/rundbrief/waiting'],
  ])('%s is read as %s, and read again it is the same', (path, spoken) => {
    expect(spokenPath(path, languages)).toBe(spoken);
    expect(spokenPath(spoken, languages)).toBe(spoken);
    expect(spokenPath(productPath(spoken, languages), languages)).toBe(spoken);
  });

  it.each([
    '/',
    '/de',
    '/services/flow',
    '/fr/services/flow',
    '/de/kontakt',
    '/de/work/services',
    '/de/logbuch/tag',
    '/de/logbuch/page',
    '/de/leistungen/tag/page/2',
    '/de/leistungen/move',
    '/de/move',
    '/de/termin/call.ics',
    '/de/rss.xml',
    'https://elsewhere.example/de/services',
    'mailto:de@example.com',
  ])('%s stays as it is', (path) => expect(spokenPath(path, languages)).toBe(path));

  it('is made of what the product calls it, in the language around a page', () => {
    expect(pathOn({ language: 'de', languages }, '/search')).toBe('/de/suche');
    expect(pathOn({ language: 'de', languages }, '/')).toBe('/de');
    expect(pathOn({ language: 'en', languages }, '/search')).toBe('/search');
    expect(pathOn({}, '/search')).toBe('/search');
  });

  it('is beside another address in the language of that one, once visitors see it', () => {
    const seen = languages.map((one) => ({ ...one, isVisible: one.code === 'de' }));
    expect(pathBeside('https://agency.example/de/kontakt?a=1', '/book/move', seen)).toBe('/de/termin/verschieben');
    for (const elsewhere of ['/contact', '/fr/contact', undefined])
      expect(pathBeside(elsewhere, '/book/move', seen)).toBe('/book/move');
  });

  it('is found by every form that it has or had', () => {
    const forms = ['/de/dienste/flow', '/de/leistungen/flow', '/de/services/flow'];
    for (const form of forms) expect(pathForms(form, languages).toSorted()).toEqual(forms);
    expect(pathForms('/services/flow', languages)).toEqual(['/services/flow']);
  });
});

describe('the words that are offered for a language', () => {
  it.each(Object.entries(usualPathWords))('%s leads to one thing with each', (_, words) => {
    expect(Object.keys(words).filter((name) => !pathNames.includes(name))).toEqual([]);
    expect(faultOfPathWords(words)).toBeUndefined();
  });

  it('name every folder and page of the product', () => {
    const named = [
      'services',
      'work',
      'industries',
      'careers',
      'people',
      'book',
      'glossary',
      'search',
      'sitemap',
      'tag',
    ];
    expect(pathNames).toEqual(expect.arrayContaining(named));
  });
});
