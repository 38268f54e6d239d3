import { z } from 'zod';

/** An id that links can lead to: letters, digits and hyphens, beginning with a letter. */
const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, { error: 'small letters, digits and hyphens, beginning with a letter' })
  .max(40)
  .meta({ description: 'The name that links on this page lead to, without #', widget: 'text' });

/**
 * The schema of a page block: its fields, the discriminator `acf_fc_layout`, and an optional `anchor`.
 * Unknown fields are refused, so that a misspelt one is reported instead of lost.
 */
export function defineBlock<const Layout extends string, Shape extends z.core.$ZodLooseShape>(
  layout: Layout,
  shape: Shape,
) {
  return z.strictObject({ acf_fc_layout: z.literal(layout), anchor: anchor.optional(), ...shape });
}
