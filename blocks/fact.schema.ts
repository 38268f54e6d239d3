import { line } from '@frontage/contract/primitives/editing.ts';
import { z } from 'zod';

/** A label and its value. */
export const fact = z.object({
  title: line('One or two words, such as: Client', { max: 24 }),
  description: line('Its value, in a few words', { max: 90 }),
});
