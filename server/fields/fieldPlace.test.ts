import type { ClientField } from 'payload';
import { expect, test } from 'vitest';
import { fieldPlace } from './fieldPlace.ts';

const text = (name: string, label: string): ClientField => ({ type: 'text', name, label });
const steps = {
  slug: 'steps',
  admin: { custom: { name: 'Steps' } },
  fields: [
    text('heading', 'Heading'),
    { type: 'array', name: 'items', label: 'Items', fields: [text('title', 'Title')] },
  ] satisfies ClientField[],
};
const form: ClientField[] = [
  text('title', 'Title'),
  {
    type: 'tabs',
    tabs: [
      { label: 'Blocks', fields: [{ type: 'blocks', name: 'layout', blocks: [steps] }] },
      {
        label: 'Search engines',
        fields: [{ type: 'group', name: 'head', fields: [text('title', 'Title')] }],
      },
      {
        label: 'Card',
        fields: [{ type: 'collapsible', label: 'More', fields: [text('picture', 'Picture')] }],
      },
    ],
  },
];
const place = (path: string) => fieldPlace(form, path, () => 'steps');

test.each([
  ['title', 'Title', []],
  ['head.title', 'Search engines › Title', ['Search engines']],
  ['picture', 'Card › Picture', ['Card']],
  ['layout.2', 'Block 3 (Steps)', ['Blocks']],
  ['layout.2.heading', 'Block 3 (Steps) › Heading', ['Blocks']],
  ['layout.2.items', 'Block 3 (Steps) › Items', ['Blocks']],
  ['layout.2.items.1.title', 'Block 3 (Steps) › Items 2 › Title', ['Blocks']],
  ['layout.2.items.1.gone', 'Block 3 (Steps) › Items 2', ['Blocks']],
])('%s is called “%s”', (path, words, parts) => {
  expect(place(path)).toEqual({ words, parts });
});

test('a field that the form does not show has no place in it', () => {
  expect(place('elsewhere')).toBeUndefined();
});

test('a block of unknown kind is still found', () => {
  expect(fieldPlace(form, 'layout.0.heading', () => 'other')?.words).toBe('Block 1 (other)');
});
