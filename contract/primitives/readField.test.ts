import { expect, it } from 'vitest';
import { z } from 'zod';
import { day, lines, markdown, prose, whole } from './editing.ts';
import { href, link } from './link.ts';
import { picture } from './picture.ts';
import { readField } from './readField.ts';

it('tells text for people from text for machines', () => {
  expect(readField(prose('A sentence'))).toMatchObject({ kind: 'text', hasPattern: false });
  expect(readField(markdown('A text'))).toMatchObject({ kind: 'text', hasPattern: false });
  expect(readField(href)).toMatchObject({ kind: 'text', hasPattern: true });
  expect(readField(day('The day'))).toMatchObject({ kind: 'text', hasPattern: true });
});

it('reads a picture as one field, and any other object as a group of fields', () => {
  expect(readField(picture.optional())).toMatchObject({ kind: 'picture', isOptional: true, schema: picture });
  expect(readField(link)).toMatchObject({ kind: 'group', isOptional: false, shape: link.shape });
});

it('reads numbers, tick boxes, choices and lists', () => {
  const list = lines('Some');
  expect(readField(whole('How many', 1, 3)).kind).toBe('number');
  expect(readField(z.boolean()).kind).toBe('boolean');
  expect(readField(z.enum(['paper', 'ink']))).toMatchObject({ kind: 'choice', values: ['paper', 'ink'] });
  expect(readField(list)).toMatchObject({ kind: 'list', element: list.element });
});

it('edits an optional field like the field within it, except for its own metadata', () => {
  const field = prose('A sentence', { label: 'Lead' }).default('None').meta({ description: 'Here, another one' });
  expect(readField(field)).toMatchObject({
    isOptional: true,
    editing: { label: 'Lead', description: 'Here, another one', widget: 'textarea' },
  });
});

it('names a type that it does not know', () => {
  expect(readField(z.tuple([z.string()]))).toMatchObject({ kind: 'other', type: 'tuple' });
});
