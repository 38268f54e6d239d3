import { z } from 'zod';
import { line, prose } from './primitives/editing.ts';
import { picture } from './primitives/picture.ts';

/** The head of a page. */
export const pageHead = z.object({
  title: line('Shown in the browser tab and by search engines. 30 to 60 characters', { max: 90 }),
  description: prose('Shown by search engines below the title. 70 to 160 characters', { max: 200 }),
  image: picture.optional(),
  noIndex: z.boolean().optional().meta({ description: 'Ask search engines to leave this page out' }),
});

export type PageHead = z.infer<typeof pageHead>;
