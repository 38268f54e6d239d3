import { type BlockSchema, wordsOf } from '@frontage/blocks/defineBlock.ts';
import { blockGroups } from '@frontage/blocks/editor/blockGroups.ts';
import type { Block, Field } from 'payload';
import { formOf } from './payloadFields.ts';

/** The blocks that an editor may choose from, made of their schemas, group by group. `pictures`: where those lie. */
export function blocksOf(schemas: readonly BlockSchema[], pictures: string): Block[] {
  const inOrder = blockGroups.flatMap((group) => schemas.filter((schema) => wordsOf(schema).group === group));
  return inOrder.map((schema) => {
    const { acf_fc_layout: layout, ...shape } = schema.shape;
    const { group, title, words } = wordsOf(schema);
    const slug = layout.value;
    return {
      slug,
      // The drawer searches in this alone, so it carries the words that people look for.
      labels: { singular: `${title} (${words})`, plural: title },
      fields: anchorLast(formOf(shape)),
      admin: {
        group,
        images: { thumbnail: { url: `${pictures}/${slug}.webp`, alt: '' } },
        custom: { name: title },
        // Its own heading names a block; a second name beside it would only be one more thing to keep right.
        disableBlockName: true,
        components: { Label: { path: '/admin/BlockLabel.tsx#BlockLabel', clientProps: { kind: title } } },
      },
    };
  });
}

/** Few editors ever need it, so it does not stand before what they came for. */
function anchorLast(fields: readonly Field[]): Field[] {
  const isAnchor = (field: Field) => 'name' in field && field.name === 'anchor';
  return [...fields.filter((field) => !isAnchor(field)), ...fields.filter(isAnchor)];
}
