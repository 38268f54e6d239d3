import { z } from 'zod';
import { articleCard } from './article.ts';
import { event } from './event.ts';
import { glossaryTerm } from './glossary.ts';
import { office } from './office.ts';
import { pageCard } from './pageCard.ts';
import { review } from './review.ts';

/** A document of any type as `GET posts?type=` lists it; `type` says which. */
export const listedPost = z.discriminatedUnion('type', [
  articleCard.extend({
    type: z.enum(['post', 'news']),
    term_id: z.int().positive(),
    categories: z.array(z.string()).min(1),
  }),
  pageCard,
  office.extend({ type: z.literal('office') }),
  event.extend({ type: z.literal('event') }),
  review.extend({ type: z.literal('review') }),
  glossaryTerm.extend({ type: z.literal('glossary') }),
]);
