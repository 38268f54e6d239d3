import { line, markdown, prose, relation } from '@frontage/contract/primitives/editing.ts';
import { link } from '@frontage/contract/primitives/link.ts';
import { picture, picturesOfText } from '@frontage/contract/primitives/picture.ts';
import { z } from 'zod';
import { answersOf } from '../answersOf.ts';

/** What editors fill in, besides the name. */
export const personFields = z.object({
  role: line('What they do, in at most four words', { max: 60 }),
  summary: prose('One or two sentences, in lists and for search engines', { max: 200 }),
  portrait: picture.optional(),
  office: relation('offices', 'Where they work').optional(),
  links: z.array(link).max(6).optional().meta({ description: 'Where else they are: a profile, a page of their own' }),
  text: markdown('What visitors would like to know of them').optional(),
  pictures: picturesOfText.optional(),
});

/** A person as lists and bylines show them, and with everything about them. */
export const { card: personCard, document: personDocument } = answersOf('person', 'name', personFields);
export type PersonCard = z.infer<typeof personCard>;
export type Person = z.infer<typeof personDocument>;
