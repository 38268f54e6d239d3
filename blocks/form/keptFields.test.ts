import { quoteFormFields } from '@frontage/contract/contact/formOrders.ts';
import { expect, it } from 'vitest';
import { blankFields, typedFields, usualContact } from './formFields.ts';
import { selectKept, typedOf } from './keptFields.ts';

const quote = blankFields(quoteFormFields);
const contact = blankFields(typedFields(usualContact({ showSurname: true })));

it('keeps what was typed or chosen, and not what was there before', () => {
  const values = { ...quote, name: 'Ada', projectTypes: ['MVP' as const] };
  expect(typedOf(values, quote)).toEqual({ name: ['Ada'], projectTypes: ['MVP'] });
  expect(typedOf(quote, quote)).toEqual({});
});

it('restores text as text and choices as a list', () => {
  const kept = { name: ['Ada'], projectTypes: ['MVP', 'Design'], timeline: ['1 month'] };
  expect(selectKept(kept, quote, quote)).toEqual({
    name: 'Ada',
    projectTypes: ['MVP', 'Design'],
    timeline: '1 month',
  });
});

it('overwrites nothing that was typed since', () => {
  const kept = { name: ['Ada'], message: ['Kept'] };
  expect(selectKept(kept, { ...contact, message: 'Newer' }, contact)).toEqual({ name: 'Ada' });
});

it('ignores fields that the form does not have', () => {
  expect(selectKept({ essay: ['x'], name: ['Ada'] }, contact, contact)).toEqual({ name: 'Ada' });
  expect(selectKept({ repository: ['0x1'] }, contact, contact)).toBeUndefined();
});
