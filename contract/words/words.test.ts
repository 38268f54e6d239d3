import { describe, expect, expectTypeOf, it } from 'vitest';
import { callBackTimeTexts, projectTypeTexts, timelineTexts } from '../contact/limits.ts';
import { consentNote, processingNote, subscribeNote } from '../contact/messages.ts';
import { sayFault } from '../forms/checkAnswers.ts';
import type { Language } from '../language.ts';
import { type Catalogue, catalogues, english } from './catalogues.ts';
import { say, saySummary } from './formTexts.ts';
import { sayFreeHours } from './hourTexts.ts';
import { catalogueFault, formWords, mailWordsOf, namesIn, noteIn, sentenceFault, wordsOf } from './ownWords.ts';
import {
  namingMinutes,
  namingSummary,
  sayAnswerTime,
  sayChoice,
  sayNamed,
  saySite,
  sentenceGroups,
  siteTexts,
} from './siteTexts.ts';

const german = {
  language: 'de',
  summaryOne: 'Ein Feld stimmt noch nicht',
  summaryMany: '{count} Felder stimmen noch nicht',
  required: 'Bitte {field} ausfüllen',
  invalid: '{field} stimmt nicht',
  tooLong: '{field}: höchstens {most} Zeichen',
  failureText: 'Schreiben Sie an {email}.',
  rateLimited: 'Noch {minutes} min warten',
  keptTyped: 'Ihr Text ist noch da.',
  thanksTitle: 'Danke für Ihre Nachricht an {company}',
  answerTimeMany: '{days} Arbeitstagen',
  oneMonth: 'In einem Monat',
};

describe('a sentence', () => {
  it('is the usual one, with its values filled in', () => {
    expect(sayFault(undefined, 'required', { name: 'email' })).toBe('The email field is required');
    expect(sayFault(undefined, 'invalid', { name: 'phone', label: 'Mobile' })).toBe(
      'The "Mobile" field must be a valid phone',
    );
    expect(sayFault(undefined, 'tooLong', { name: 'message', most: 5000 })).toBe(
      'The message field may have at most 5,000 characters',
    );
    expect(saySite(undefined, 'call.moveText', { day: 'Tue', hours: '9 to 10' })).toContain('It is on Tue, 9 to 10.');
  });

  it('is said in the words of the owner, which take the same values', () => {
    expect(sayFault(german, 'required', { name: 'email', label: 'E-Mail' })).toBe('Bitte "E-Mail" ausfüllen');
    expect(sayFault(german, 'tooLong', { name: 'message', most: 5000 })).toBe('message: höchstens 5.000 Zeichen');
    expect(say(german, 'failureText', { email: 'info@example.com' })).toBe('Schreiben Sie an info@example.com.');
    expect(say(german, 'thanksTitle', { company: 'Quay & Sons' })).toBe('Danke für Ihre Nachricht an Quay & Sons');
    expect(say(german, 'restoreTyped')).toBe('Restore what I typed');
  });

  it('keeps what is filled in, whatever it contains', () => {
    const email = 'a{company}$&@b.example';
    expect(say(undefined, 'failureText', { email })).toContain(email);
  });

  it('does not compile without its id or its values', () => {
    // @ts-expect-error
    expect(saySite(undefined, 'keptTypedd')).toBe('keptTypedd');
    // @ts-expect-error
    expect(saySite(undefined, 'emailComes')).toContain('{email}');
    expectTypeOf<Omit<Catalogue, 'keptTyped'>>().not.toExtend<Catalogue>();
  });
});

describe('a sentence that counts', () => {
  it('spells out what the usual one spells out, and has figures in own words', () => {
    expect([1, 2, 6, 7].map((count) => saySummary(undefined, count))).toEqual([
      'One field needs another look',
      'Two fields need another look',
      'Six fields need another look',
      '7 fields need another look',
    ]);
    expect([1, 2, 8].map((count) => saySummary(german, count))).toEqual([
      'Ein Feld stimmt noch nicht',
      '2 Felder stimmen noch nicht',
      '8 Felder stimmen noch nicht',
    ]);
    expect([1, 3, 12].map((days) => sayAnswerTime(undefined, days))).toEqual([
      'one working day',
      'three working days',
      '12 working days',
    ]);
    expect([3, 12].map((days) => sayAnswerTime(german, days))).toEqual(['3 Arbeitstagen', '12 Arbeitstagen']);
    expect([0, 1, 2].map((count) => sayFreeHours(undefined, count))).toEqual([
      'no hour is free',
      'one free hour',
      '2 free hours',
    ]);
  });

  it('is named by the host and said later, the same', () => {
    for (const count of [1, 2, 7])
      for (const words of [undefined, german])
        expect(sayNamed(words, namingSummary(count))).toBe(saySummary(words, count));
    expect(sayNamed(undefined, namingMinutes('rateLimited', 1))).toMatch(/in a minute\.$/);
    expect(sayNamed(undefined, namingMinutes('rateLimited', 9))).toMatch(/in 9 minutes\.$/);
    expect(sayNamed(german, namingMinutes('rateLimited', 1))).toBe('Noch 1 min warten');
    const fault = { id: 'required', values: {}, fault: { name: 'phone' } };
    expect(sayNamed(undefined, fault)).toBe('The phone field is required');
    expect(sayNamed(catalogues.de, fault)).toBe('Bitte füllen Sie das Feld „Telefon“ aus');
    expect(sayNamed(german, 'Too many requests with same payload')).toBe('Too many requests with same payload');
  });

  it('has as many forms as its language', () => {
    const polish = {
      language: 'pl',
      'hour.freeHour': 'jedna godzina',
      'hour.freeHours.few': '{count} godziny',
      'hour.freeHours': '{count} godzin',
    };
    expect([1, 3, 5].map((count) => sayFreeHours(polish, count))).toEqual([
      ...['jedna godzina', '3 godziny', '5 godzin'],
    ]);
    expect([0, 1, 2, 3, 11, 100].map((count) => sayFreeHours(wordsOf({ language: 'ar' }), count))).toEqual([
      ...['لا مواعيد متاحة', 'موعد واحد متاح', 'موعدان متاحان', '3 مواعيد متاحة', '11 موعدًا متاحًا', '100 موعد متاح'],
    ]);
  });

  it('keeps what is filled in apart from words that run the other way, but for links', () => {
    const arabic = wordsOf({ language: 'ar' });
    expect(say(arabic, 'failureText', { email: 'a@b.example' })).toContain('\u2068a@b.example\u2069');
    expect(sayFault(arabic, 'required', { name: 'name', label: 'Name' })).toContain('«\u2068Name\u2069»');
    expect(mailWordsOf({}, { language: 'ar' })['account.passwordLink']).toMatch(/ \{link\}$/);
  });
});

describe('a choice', () => {
  it('is found by its usual word, which is what is stored', () => {
    expect(['1 month', 'MVP', 'of long ago'].map((usual) => sayChoice(german, usual))).toEqual([
      ...['In einem Monat', 'MVP', 'of long ago'],
    ]);
    const said: readonly string[] = Object.values(siteTexts);
    for (const choices of [projectTypeTexts, timelineTexts, callBackTimeTexts])
      for (const choice of Object.values(choices)) expect(said).toContain(choice);
  });
});

describe('the sentences that an owner may change', () => {
  it('are each in one group, and in every language', () => {
    const names = sentenceGroups.flatMap(({ sentences }) => Object.keys(sentences));
    expect(new Set(names).size).toBe(names.length);
    expect(names.toSorted()).toEqual(Object.keys(siteTexts).toSorted());
    expect(Object.keys(english)).toEqual(expect.arrayContaining(names));
  });

  it('accept names in braces only where these are filled in', () => {
    expect(formWords.safeParse(german).success).toBe(true);
    expect(sentenceFault('required', 'Bitte {name} ausfüllen')).toBe('{name} is not known here. There is {field}');
    expect(sentenceFault('keptTyped', '{field}')).toBe('{field} is not known here. Leave it out');
    expect(sentenceFault('keptTyped', ' ')).toContain('Leave a sentence out');
    expect(sentenceFault('keptTyped', 'x'.repeat(301))).toContain('300');
  });

  it('are kept but not used once the product no longer has them', () => {
    const own = JSON.parse('{ "constructor": "{x}", "sentenceOfLongAgo": "Once" }');
    expect(formWords.parse(own)).toEqual(own);
    expect(wordsOf({ formWords: own })).toEqual({});
  });
});

describe('a catalogue', () => {
  const languages = Object.entries(catalogues);
  const base = (id: string) => id.replace(/\.(?:zero|two|few|many)$/, '');
  const usual: Readonly<Record<string, string>> = english;

  it.each(languages)('%s has the sentences of English, which name the same values', (_, catalogue) => {
    expect(
      Object.keys(catalogue)
        .filter((id) => base(id) === id)
        .toSorted(),
    ).toEqual(Object.keys(english).toSorted());
    for (const [id, sentence] of Object.entries(catalogue)) {
      const names = namesIn(usual[base(id)] ?? '').toSorted();
      const own = namesIn(sentence).toSorted();
      // One, two and none may be words, without a figure.
      if (/One$|\.(?:zero|two)$/.test(id)) expect(names, id).toEqual(expect.arrayContaining(own));
      // What a value is called in code is no word of any other language.
      else expect(own, id).toEqual(id === 'invalid' ? ['{field}'] : names);
      expect(sentence, id).not.toMatch(/^\s|\s$|"|'|\.\.\.|[^\u00a0] [!?;](?=\s|$)/);
      expect(catalogueFault(id, sentence), id).toBeUndefined();
    }
  });

  it.each(languages)('%s says what nobody reworded, below the words of the owner', (language, catalogue) => {
    const words = wordsOf({ language: language as Language, formWords: { keptTyped: 'Eigenes' } });
    expect(words).toMatchObject({ language, keptTyped: 'Eigenes', sending: catalogue?.sending });
    expect(mailWordsOf({ subject: 'Eigenes' }, { language: language as Language })).toMatchObject({
      subject: 'Eigenes',
      heading: catalogue?.['mail.receipt.heading'],
      'call.when': catalogue?.['mail.call.when'],
    });
  });

  it('is that of the page in a further language, below the words that the owner has for it', () => {
    const languages = [{ code: 'en' }, { code: 'de' }] as const;
    const own = { language: 'de', languages, formWords: { keptTyped: 'Noch da.' } } as const;
    expect(wordsOf(own).keptTyped).toBe('Noch da.');
    expect(wordsOf(own).sending).toBe(catalogues.de?.sending);
    expect(mailWordsOf({ subject: 'Da' }, own).subject).toBe('Da');
    expect(mailWordsOf({}, own).subject).toBe(catalogues.de?.['mail.receipt.subject']);
  });

  it.each(languages)('%s has notes with versions of their own, which name the policy', (language) => {
    const found = [consentNote, processingNote, subscribeNote].map((note) => noteIn(language as Language, note));
    expect(new Set(found.map((note) => note?.version)).size).toBe(3);
    for (const note of found) {
      expect(note?.version).toMatch(new RegExp(`^${language}-`));
      expect(note?.version.length).toBeLessThanOrEqual(40);
      expect(note?.text.split(note.policy ?? '')).toHaveLength(2);
    }
  });
});
