import { render } from '@frontage/blocks/testing/render.ts';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { FieldsToFix } from './FieldsToFix.tsx';

test('each field to fix is a button, followed by what is wrong', () => {
  const fields = [
    { path: 'layout.2.heading', place: 'Block 3 (Hero) › Heading', message: 'This field is required.' },
    { path: 'layout.4.items', place: 'Block 5 (FAQ) › Items: at least one', message: '' },
    { path: 'gone', place: '', message: 'No form shows this.' },
  ];
  const list = createElement(FieldsToFix, { heading: 'Not published yet', fields, lead: () => undefined });
  const { getAllByRole } = render(list);
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Block 3 (Hero) › Heading: This field is required.',
    'Block 5 (FAQ) › Items: at least one',
    'No form shows this.',
  ]);
  expect(getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Block 3 (Hero) › Heading',
    'Block 5 (FAQ) › Items: at least one',
  ]);
});
