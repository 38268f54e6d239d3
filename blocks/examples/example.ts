import type { PageContext } from '@frontage/contract/page.ts';
import type { z } from 'zod';

/** One block filled in as an editor would, or as an editor should not but may. */
export interface Example<Block> {
  /** What is special about it, in a few words; unique within the block. */
  name: string;
  block: Block;
  /** A new block begins with its texts in the CMS; if no example has this, the first one is used. */
  startsNew?: boolean;
  /** What differs from the example page. */
  page?: Partial<PageContext>;
}

/** Examples that passed the block's own schema: one that could not exist on a page cannot exist here. */
export function defineExamples<Schema extends z.ZodType>(
  schema: Schema,
  examples: { name: string; block: z.input<Schema>; startsNew?: boolean; page?: Partial<PageContext> }[],
): Example<z.output<Schema>>[] {
  return examples.map((example) => ({ ...example, block: schema.parse(example.block) }));
}
