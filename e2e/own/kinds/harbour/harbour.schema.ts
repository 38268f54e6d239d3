import { line, prose } from '@frontage/contract/primitives/editing.ts';
import { answersOf } from '@frontage/kinds/answersOf.ts';
import { z } from 'zod';

/** What editors fill in, besides the name. */
export const harbourFields = z.object({
  summary: prose('One or two sentences, in lists and for search engines', { max: 200 }),
  water: line('What it lies at', { max: 60 }),
});

export const { card: harbourCard, document: harbourDocument } = answersOf('harbour', 'name', harbourFields);
export type HarbourCard = z.infer<typeof harbourCard>;
export type Harbour = z.infer<typeof harbourDocument>;
