import { expect, it } from 'vitest';
import { z } from 'zod';
import { day, lines, markdown, prose, whole } from './editing.ts';
import { href, link } from './link.ts';
import { picture } from './picture.ts';
import { readField } from './readField.ts';

it('tells what people read from what is written for machines', () => {
  expect(readField(prose('A sentence'))).toMatchObject({ kind: 'text', hasPattern: false });
  expect(readField(markdown('A text'))).toMatchObject({ kind: 'text', hasPattern: false });
  expect(readField(href)).toMatchObject({ kind: 'text', hasPattern: true });
  expect(readField(day('The day'))).toMatchObject({ kind: 'text', hasPattern: true });
});

it('takes a picture as one thing, and any other object as a group of fields', () => {
  expect(readField(picture.optional())).toMatchObject({ kind: 'picture', isOptional: true, schema: picture });
  expect(readField(link)).toMatchObject({ kind: 'group', isOptional: false, shape: link.shape });
});

it('reads numbers, boxes to tick, choices and lists', () => {
  const list = lines('Some');
  expect(readField(whole('How many', 1, 3)).kind).toBe('number');
  expect(readField(z.boolean()).kind).toBe('boolean');
  expect(readField(z.enum(['paper', 'ink']))).toMatchObject({ kind: 'choice', values: ['paper', 'ink'] });
  expect(readField(list)).toMatchObject({ kind: 'list', element: list.element });
});

it('edits an optional field as what is within it, but for what is said of it as a whole', () => {
  const field = prose('A sentence', { label: 'Lead' }).default('None').meta({ description: 'Here, another one' });
  expect(readField(field)).toMatchObject({
    isOptional: true,
    editing: { label: 'Lead', description: 'Here, another one', widget: 'textarea' },
  });
});

it('says what it does not know, by its name', () => {
  expect(readField(z.tuple([z.string()]))).toMatchObject({ kind: 'other', type: 'tuple' });
});
