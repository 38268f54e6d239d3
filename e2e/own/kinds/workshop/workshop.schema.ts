import { currencies } from '@frontage/contract/money.ts';
import { line, markdown, moment, prose, relation, relations, whole } from '@frontage/contract/primitives/editing.ts';
import { picturesOfText } from '@frontage/contract/primitives/picture.ts';
import { answersOf } from '@frontage/kinds/answersOf.ts';
import { z } from 'zod';

/** What editors fill in, besides the title. */
export const workshopFields = z.object({
  summary: prose('One or two sentences, in lists and for search engines', { max: 200 }),
  place: line('The harbour, or the town', { max: 60 }),
  office: relation('offices', 'Who gives it').optional(),
  harbour: relation('own_harbours', 'Where it is given').optional(),
  hosts: relations('people', 'Who teaches', { max: 3 }).optional(),
  price: z
    .object({ amount: whole('In whole units of the currency', 1, 100_000), currency: z.enum(currencies) })
    .optional()
    .meta({ description: 'For each who comes. Empty where it is free' }),
  steps: z
    .array(z.object({ title: line('What is done', { max: 60 }) }))
    .max(12)
    .optional()
    .meta({ description: 'The course of the day' }),
  text: markdown('What one learns, and what to bring').optional(),
  pictures: picturesOfText.optional(),
  starts: moment('When it begins; from then on no page shows it'),
});

export const { card: workshopCard, document: workshopDocument } = answersOf('workshop', 'title', workshopFields);
export type WorkshopCard = z.infer<typeof workshopCard>;
export type Workshop = z.infer<typeof workshopDocument>;
