import { z } from 'zod';

/** Marks in the HTML of the page that says nothing is here; the backend writes the nearest addresses at them. */
export const nearestMarks = {
  /** On the sentence that says what to do. */
  lead: 'data-nearest-lead',
  /** On the list of pages; each entry holds a link and a reason, and is repeated for others. */
  list: 'data-nearest',
  /** On the reason of an entry. */
  reason: 'data-nearest-reason',
  /** In the drawing: the address that was asked for, the nearest one, and how far they are apart. */
  asked: 'data-nearest-asked',
  found: 'data-nearest-found',
  apart: 'data-nearest-apart',
} as const;

/** The file of a release that lists its addresses. */
export const addressesFile = 'addresses.json';

/** Every address that a visitor may have meant, with the title of what stands there. */
export const addressList = z.array(
  z.object({
    path: z.string(),
    title: z.string(),
    /** The address that one would expect it at, where that is another: `/glossary/consensus` for `/glossary/c#consensus`. */
    alias: z.string().optional(),
  }),
);

export type ListedAddress = z.infer<typeof addressList>[number];
