import { formIdOf } from '@frontage/contract/contact/formId.ts';
import { identity } from '@frontage/contract/identity/identity.ts';
import { heading, lines, whole } from '@frontage/contract/primitives/editing.ts';
import { href } from '@frontage/contract/primitives/link.ts';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import words from '../admin/words/parts.de.json' with { type: 'json' };
import { formOf } from './payloadFields.ts';
import { validatorOf } from './validatorOf.ts';

/** The message next to a field of that schema. */
function saidOf(schema: z.ZodType, value: unknown): string | true {
  return validatorOf(schema)(value);
}

it('says what to do, in words without technical terms', () => {
  const title = heading('A heading', { max: 10 });
  expect(saidOf(title, undefined)).toBe('This field is required.');
  expect(saidOf(title, '')).toBe('This field is required.');
  expect(saidOf(title, 'Longer than ten')).toBe('At most 10 characters; there are 15 now');
  expect(saidOf(title, 'Fits')).toBe(true);
  expect(saidOf(lines('Some', { min: 2 }), ['one'])).toBe('At least 2');
  expect(saidOf(whole('A number', 1, 10), 2.5)).toBe('A whole number');
  expect(saidOf(whole('A number', 1, 10), 11)).toBe('At most 10');
  expect(saidOf(z.email(), 'ada')).toBe('An email address such as name@example.com');
  expect(saidOf(z.iso.date(), 'soon')).toBe('A day such as 2026-10-06');
  expect(saidOf(formIdOf('form'), 12)).toMatch(/^The name of a form, such as contact: not the id/);
  expect(saidOf(href, 'example.com')).toMatch(/^A path that begins with \//);
});

it('says figures of a fault in the language of whoever looks', () => {
  const { ink } = identity.shape;
  expect(saidOf(ink, '#bbbbbb')).toMatch(
    /^This colour has a contrast of 1\.\d:1 on paper, and needs 7:1\. Take a darker/,
  );
  vi.stubGlobal('spokenInAdmin', () => ({ language: 'de', words }));
  expect(saidOf(ink, '#bbbbbb')).toMatch(/^Diese Farbe hat auf Papier einen Kontrast von 1\.\d:1 und braucht 7:1\./);
  vi.unstubAllGlobals();
});

it('an empty list of rows is none, however a form counts it', () => {
  const rows = z.array(z.object({ words: z.string() }));
  const said = (list: z.ZodType, value: unknown) => Reflect.get(formOf({ list })[0] ?? {}, 'validate')(value);
  for (const none of [0, [], null, undefined]) {
    expect(said(rows.optional(), none)).toBe(true);
    expect(said(rows.min(1), none)).toBe('At least one');
  }
  expect(said(rows.max(1), [{}, {}])).toBe('At most one');
});
