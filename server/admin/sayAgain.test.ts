import { expect, test, vi } from 'vitest';
import { saidAgain, sayAgain } from './sayAgain.ts';
import { spoken } from './words/spoken.ts';

const words = {
  'At most {most} letters': 'Höchstens {most} Zeichen',
  'It is a picture': 'Es ist ein Bild',
  'the link {name} leads to {why}': 'der Link {name} führt zu {why}',
  'a path': 'einem Pfad',
  picture: 'Bild',
  'Block {number} ({thing})': 'Block {number} ({thing})',
  'the server answers with status {status}': 'der Server antwortet mit Status {status}',
  '{browser} on {system}': '{browser} auf {system}',
};

test.each([
  ['At most 20 letters', 'Höchstens 20 Zeichen'],
  ['it is a picture', 'Es ist ein Bild'],
  ['the link Home leads to a path', 'der Link Home führt zu einem Pfad'],
  [
    'https://northlight.example/a: the server answers with status 500',
    'https://northlight.example/a: der Server antwortet mit Status 500',
  ],
  ['At most 3 letters; it is a picture', 'Höchstens 3 Zeichen; Es ist ein Bild'],
  ['Block 2 (It is a picture) › a path 3: 1 picture', 'Block 2 (Es ist ein Bild) › einem Pfad 3: 1 Bild'],
  ['A sheet lies on a desk', 'A sheet lies on a desk'],
])('says “%s” in German', (sentence, said) => {
  vi.stubGlobal('spokenInAdmin', () => ({ language: 'de', words }));
  expect(sayAgain(sentence)).toBe(said);
  vi.unstubAllGlobals();
  expect(sayAgain(sentence)).toBe(sentence);
});

test.each([
  ['Site settings, Company name: is missing', 'Website-Einstellungen, Name des Unternehmens: fehlt'],
  [
    'The page /x names the case "y", which is not published. Publish what is named, or name another in the CMS.',
    'Die Seite /x nennt "y" (Referenz), nicht veröffentlicht. Veröffentlichen Sie, was genannt ist, oder nennen Sie im CMS etwas anderes.',
  ],
  [
    'The page /x names the articles "y", "z", which are not published. Publish what is named, or name another in the CMS.',
    'Die Seite /x nennt "y", "z" (Artikel), nicht veröffentlicht. Veröffentlichen Sie, was genannt ist, oder nennen Sie im CMS etwas anderes.',
  ],
  [
    'Block 1: expected a known block, found "faqs". Did you mean "faq"?',
    'Block 1: erwartet: ein bekannter Block, gefunden: "faqs". Meinten Sie "faq"?',
  ],
  ['Line 523: an unknown entity', 'Zeile 523: eine unbekannte Entität'],
  ['redirects', 'Weiterleitungen'],
])('a draft’s fault “%s” is said in German', (sentence, said) => {
  expect(sayAgain(sentence, spoken.de?.words)).toBe(said);
});

test('what the program reads for itself, and may store again, stays as it was written', () => {
  vi.stubGlobal('spokenInAdmin', () => ({ language: 'de', words }));
  const read = (overrideAccess: boolean) => saidAgain.afterRead[0]?.({ overrideAccess, value: 'It is a picture' });
  expect([read(false), read(true)]).toEqual(['Es ist ein Bild', 'It is a picture']);
  vi.unstubAllGlobals();
});
