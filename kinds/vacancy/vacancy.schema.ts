import { currencies } from '@frontage/contract/money.ts';
import { office } from '@frontage/contract/office.ts';
import { line, markdown, moment, prose, whole } from '@frontage/contract/primitives/editing.ts';
import { picturesOfText } from '@frontage/contract/primitives/picture.ts';
import { z } from 'zod';
import { answersOf } from '../answersOf.ts';

const { countryCode, postalCode, region } = office.shape;

/** Kinds of work, in our words and in those of search engines. */
export const employments = {
  'full-time': { words: 'Full time', type: 'FULL_TIME' },
  'part-time': { words: 'Part time', type: 'PART_TIME' },
  contract: { words: 'Contract', type: 'CONTRACTOR' },
  temporary: { words: 'Temporary', type: 'TEMPORARY' },
  internship: { words: 'Internship', type: 'INTERN' },
} as const;

const place = z.object({
  mode: z
    .enum(['office', 'remote', 'either'])
    .meta({ label: 'Where the work is done', description: 'Remote: from anywhere in the country below' }),
  city: line('The town of the office, or the one that a remote post belongs to', { max: 40 }),
  countryCode,
  street: line('Street and number, for search engines', { max: 80 }).optional(),
  postalCode: postalCode,
  region,
});

const pay = z.object({
  from: whole('The least, in whole units of the currency', 1, 100_000_000),
  to: whole('The most. Empty where it is one figure', 1, 100_000_000).optional().meta({ label: 'Up to' }),
  per: z.enum(['year', 'month', 'week', 'day', 'hour']).meta({ description: 'What it is paid for' }),
  currency: z.enum(currencies),
});

/** What editors fill in, besides the title. */
export const vacancyFields = z.object({
  summary: prose('One or two sentences, in lists and for search engines', { max: 200 }),
  employment: z
    .enum(Object.keys(employments) as [keyof typeof employments, ...(keyof typeof employments)[]])
    .meta({ label: 'Kind of work' }),
  place,
  pay: pay.optional().meta({ description: 'Shown in lists, and to search engines' }),
  text: markdown('What one would do, what one brings, and how it is decided'),
  pictures: picturesOfText.optional(),
  posted: moment('The day it is dated. A published vacancy with a later day appears when that day comes'),
  closes: moment('When it closes; from then on no page shows it. Empty: until it is filled').optional(),
});

/** A vacancy as lists show it, and with its text. */
export const { card: vacancyCard, document: vacancyDocument } = answersOf('vacancy', 'title', vacancyFields);
export type VacancyCard = z.infer<typeof vacancyCard>;
export type Vacancy = z.infer<typeof vacancyDocument>;
