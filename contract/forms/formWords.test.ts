import { describe, expect, it } from 'vitest';
import { callBackTimes, projectTypes, timelines } from '../contact/limits.ts';
import * as messages from '../contact/messages.ts';
import { worded } from '../contact/worded.ts';
import { sentenceGroups, usualSentences } from './formSentences.ts';
import { formWords, sentenceFault, wordsOf } from './formWords.ts';

const german = {
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
const say = (sentence: string) => worded(wordsOf(german), sentence);

it('ignores the name of an unknown sentence, whatever it is', () => {
  const own = JSON.parse('{ "constructor": "{x}", "gone": "Weg" }');
  expect([formWords.safeParse(own).success, wordsOf(own)]).toEqual([true, []]);
});

describe('a sentence of the forms', () => {
  it.each([
    [messages.required('email'), 'Bitte email ausfüllen'],
    [
      messages.inWordsOf('E-Mail (geschäftlich)', messages.required('email')),
      'Bitte "E-Mail (geschäftlich)" ausfüllen',
    ],
    [messages.mustBeValid('phone'), 'phone stimmt nicht'],
    [messages.inWordsOf('Mobil', messages.mustBeValid('phone')), '"Mobil" stimmt nicht'],
    [messages.tooLong('message', 5000), 'message: höchstens 5,000 Zeichen'],
    [messages.failureText('info@example.com'), 'Schreiben Sie an info@example.com.'],
    [messages.rateLimited(1), 'Noch 1 min warten'],
    [messages.rateLimited(9), 'Noch 9 min warten'],
    [messages.keptTyped, 'Ihr Text ist noch da.'],
    [messages.thankYouTitle('Quay & Sons'), 'Danke für Ihre Nachricht an Quay & Sons'],
    [messages.answerTime(3), '3 Arbeitstagen'],
    [messages.answerTime(12), '12 Arbeitstagen'],
    ['1 month', 'In einem Monat'],
  ])('is said in the words of the owner: %s', (usual, own) => {
    expect(say(usual)).toBe(own);
  });

  it('uses figures where the usual one spells numbers out', () => {
    const counted = Array.from({ length: 8 }, (_, index) => say(messages.summaryTitle(index + 1)));
    expect(counted[0]).toBe('Ein Feld stimmt noch nicht');
    expect(counted.slice(1)).toEqual([2, 3, 4, 5, 6, 7, 8].map((count) => `${count} Felder stimmen noch nicht`));
  });

  it('is left as it is where the owner left it alone, or where it is not one of ours', () => {
    for (const sentence of [messages.duplicateText, '', 'The email field', 'The  field is required'])
      expect(say(sentence)).toBe(sentence);
    expect(worded(undefined, messages.keptTyped)).toBe(messages.keptTyped);
  });

  it('stays the same where an owner typed the usual one', () => {
    const words = wordsOf(usualSentences);
    for (const sentence of [messages.required('email'), messages.failureText('a@b.example'), messages.rateLimited(3)])
      expect(worded(words, sentence)).toBe(sentence);
  });
});

describe('the sentences that an owner may change', () => {
  it('are each in one group', () => {
    const names = sentenceGroups.flatMap(({ sentences }) => Object.keys(sentences));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(Object.values(usualSentences)).size).toBe(names.length);
  });

  it.each(Object.entries(usualSentences))('are told from one another: %s', (name, usual) => {
    const sentence = usual.replaceAll(/\{\w+\}/g, '7');
    const fitting = Object.keys(usualSentences).filter(
      (one) => worded(wordsOf({ [one]: '«other»' }), sentence) === '«other»',
    );
    // An unknown zone is also a field that must be valid, so it says that where the owner changed only that sentence.
    // So is a phone number, whose sentence also names the signs that it may have.
    const alsoInvalid = ['zoneUnknown', 'invalidPhone'].includes(name);
    expect(fitting.sort()).toEqual(alsoInvalid ? ['invalid', name] : [name]);
  });

  it('are the longer ones where two fit', () => {
    const both = wordsOf({ invalid: '{field} stimmt nicht', invalidPhone: 'Nur Ziffern und + - ( )' });
    expect([messages.phoneRefused, messages.mustBeValid('email')].map((sentence) => worded(both, sentence))).toEqual([
      'Nur Ziffern und + - ( )',
      'email stimmt nicht',
    ]);
  });

  it('include every choice of a form', () => {
    const said = Object.values(usualSentences);
    for (const choice of [...projectTypes, ...timelines, ...callBackTimes]) expect(said).toContain(choice);
  });

  it('accept names in braces only where these are filled in', () => {
    expect(formWords.safeParse(german).success).toBe(true);
    expect(sentenceFault('required', 'Bitte {name} ausfüllen')).toBe(
      '{name} stands for nothing here. There is {field}',
    );
    expect(sentenceFault('keptTyped', '{field}')).toBe('{field} stands for nothing here. Leave it out');
    expect(sentenceFault('keptTyped', ' ')).toContain('Leave a sentence out');
    expect(sentenceFault('keptTyped', 'x'.repeat(301))).toContain('300');
  });

  it('are kept but not used once the product no longer has them', () => {
    const own = { sentenceOfLongAgo: 'Once' };
    expect(formWords.parse(own)).toEqual(own);
    expect(wordsOf(own)).toEqual([]);
  });
});
