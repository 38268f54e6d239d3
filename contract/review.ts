import { z } from 'zod';
import { line, prose } from './primitives/editing.ts';
import { picture } from './primitives/picture.ts';

/** What a client said about the agency. R20. */
export const review = z.object({
  id: z.int().positive(),
  name: line('Who said it', { max: 60 }),
  jobTitle: line('What they do, and where', { max: 90 }),
  picture: picture.optional(),
  description: prose('Their words, without quotation marks', { max: 400 }),
  /** 1 to 5. */
  rating: z.int().min(1).max(5).meta({ description: 'Stars, 1 to 5' }),
  /** The day it was given. */
  date: z.iso.date(),
});

export type Review = z.infer<typeof review>;
