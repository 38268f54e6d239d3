import { describe, expect, it } from 'vitest';
import { kindOf, limitsOf } from './kindOf.ts';

const words = (schema: Record<string, unknown>) =>
  kindOf(schema)
    .map(({ text }) => text)
    .join('');

describe('the kind of a value', () => {
  it.each([
    [{ type: 'string' }, 'text'],
    [{ type: 'string', format: 'date-time' }, 'time, ISO 8601 in UTC'],
    [{ type: 'string', title: 'one letter' }, 'one letter'],
    [{ type: 'string', enum: ['post', 'news'] }, 'one of post, news'],
    [{ type: 'string', const: 'review' }, '"review"'],
    [{ type: 'array', items: { type: 'integer' } }, 'list of whole number'],
    [{ type: 'object', properties: { raw: {}, formatted: {} } }, 'object with raw, formatted'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'object by name of text'],
    [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'whole number, or null'],
  ])('is said in words: %j', (schema, said) => {
    expect(words(schema)).toBe(said);
  });

  it('links the shape that it names', () => {
    expect(kindOf({ type: 'array', items: { $ref: '#/components/schemas/tag' } })).toEqual([
      { text: 'list of ' },
      { text: 'tag', shape: 'tag' },
    ]);
  });

  it('counts all kinds of block as one', () => {
    const refs = ['faq', 'hero', 'quote'].map((layout) => ({ $ref: `#/components/schemas/block.${layout}` }));
    expect(words({ type: 'array', items: { oneOf: refs } })).toBe('list of block');
  });
});

describe('the limits of a value', () => {
  it.each([
    [{ minimum: 1, maximum: 100 }, '1 to 100'],
    [{ exclusiveMinimum: 0 }, '1 or more'],
    [{ maxLength: 12_000 }, 'at most 12,000 characters'],
    [{ minItems: 1, maxItems: 14 }, '1 to 14 entries'],
    [{ type: 'string' }, undefined],
  ])('are said in words: %j', (schema, said) => {
    expect(limitsOf(schema)).toBe(said);
  });
});
