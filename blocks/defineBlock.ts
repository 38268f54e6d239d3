import { line } from '@frontage/contract/primitives/editing.ts';
import { z } from 'zod';

/** What the fields of a block are made of: a schema imports all of it from here. */
export * from '@frontage/contract/primitives/editing.ts';
export { href, type Link, link } from '@frontage/contract/primitives/link.ts';
export { type Picture, picture, slidePicture } from '@frontage/contract/primitives/picture.ts';
export * from '@frontage/contract/primitives/reference.ts';
export { z };

export const fact = z.object({
  title: line('One or two words, such as: Client', { max: 24 }),
  description: line('Its value, in a few words', { max: 90 }),
});

/** How editors find a block among all others. */
interface BlockWords {
  title: string;
  group: BlockGroup;
  /**
   * What people call such a block if they do not know its title: words other than those of the title, for the search.
   */
  words: string;
  /** The documents that it is for, usually pages. R21. The registry reads it as text, on a line of its own. */
  for?: 'articles' | 'both';
}

interface BlockDefinition<Shape> extends BlockWords {
  /** In the order of the form. Each has its label, its help and its input: `contract/primitives/editing.ts`. */
  fields: Shape;
}

export type BlockSchema = z.ZodObject<{ acf_fc_layout: z.ZodLiteral<string> }>;

/** Separate from Zod's own metadata, which OpenAPI would print. */
const wordsOfBlocks = z.registry<BlockWords>();

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
  { fields, ...words }: BlockDefinition<Shape>,
) {
  const shape = { acf_fc_layout: z.literal(layout), anchor: anchor.optional(), ...fields };
  return z.strictObject(shape).register(wordsOfBlocks, words);
}

/** In the place of a block in `own/` that cannot be loaded: its pages stay, and show nothing of it. */
export function standInFor<const Layout extends string>(layout: Layout, name: string) {
  return z
    .looseObject({ acf_fc_layout: z.literal(layout), anchor: anchor.optional() })
    .register(wordsOfBlocks, { title: `${name} (left out)`, group: 'Text and pictures', words: '' });
}

/** What editors read about a block. Throws where the schema is not one of `defineBlock`. */
export function wordsOf(schema: BlockSchema): BlockWords {
  const words = wordsOfBlocks.get(schema);
  if (!words) throw new Error(`The block ${schema.shape.acf_fc_layout.value} is not made by defineBlock`);
  return words;
}

/** The groups of blocks in the drawer where editors choose one, in order. */
export const blockGroups = [
  'Openings',
  'Text and pictures',
  'What you offer',
  'Cases, people and proof',
  'Questions and rules',
  'Contact, prices and forms',
  'Articles, events and links',
  'Parts of a case',
] as const;

type BlockGroup = (typeof blockGroups)[number];
