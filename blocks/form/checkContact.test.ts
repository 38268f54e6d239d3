import type { ContactFields } from '@frontage/contract/contact/contactRequest.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { expect, it } from 'vitest';
import { checkContact } from './checkContact.ts';

const good: ContactFields = { name: 'Ada', email: 'ada@company.com', message: 'Hello' };

it('returns the fields of a valid form, trimmed', () => {
  const { data, faults } = checkContact({}, { ...good, name: '  Ada ' });
  expect(data).toEqual(good);
  expect(faults.size).toBe(0);
});

it('returns the faults of an invalid form, in the words of its owner', () => {
  const own = { asked: [], fields: { phone: { isRequired: true, label: 'Mobile' } } };
  const { faults } = checkContact({ own }, { ...good, phone: ' ' });
  expect(Object.fromEntries(faults)).toEqual({
    phone: { type: 'required', message: 'The "Mobile" field is required' },
  });
});

it('says everything in the words of the site', () => {
  const words = wordsOf({ formWords: { required: 'Bitte {field} ausfüllen' } });
  const own = { asked: [], fields: { phone: { isRequired: true, label: 'Mobil' } } };
  const { faults } = checkContact({ own, words }, { ...good, name: '', phone: '' });
  expect(Object.fromEntries(faults)).toMatchObject({
    name: { message: 'Bitte name ausfüllen' },
    phone: { message: 'Bitte "Mobil" ausfüllen' },
  });
});

it('requires no message for a seat at an event', () => {
  const seat = { ...good, message: '' };
  expect(checkContact({ eventSlug: 'ledger-night' }, seat).faults.size).toBe(0);
  expect(checkContact({}, seat).faults.has('message')).toBe(true);
});
