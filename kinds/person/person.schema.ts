import { line, markdown, prose, relation } from '@frontage/contract/primitives/editing.ts';
import { link } from '@frontage/contract/primitives/link.ts';
import { picture } from '@frontage/contract/primitives/picture.ts';
import { picturesOfText } from '@frontage/contract/primitives/pictureInText.ts';
import { inLanguage } from '@frontage/contract/translation.ts';
import { z } from 'zod';

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

const named = { id: z.int().positive(), type: z.literal('person'), slug: z.string().min(1), name: z.string().min(1) };
const placed = { path: z.string().startsWith('/'), modified: z.iso.datetime(), ...inLanguage };
const { pictures: _, text: __, ...listed } = personFields.shape;

/** A person as lists and bylines show them. */
export const personCard = z.object({ ...named, ...listed, ...placed });
export type PersonCard = z.infer<typeof personCard>;

/** A person with everything about them. */
export const personDocument = z.object({ ...named, ...personFields.shape, ...placed });
export type Person = z.infer<typeof personDocument>;
