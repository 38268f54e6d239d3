import { type BlockSchema, wordsOf } from '@frontage/blocks/defineBlock.ts';
import { blockGroups } from '@frontage/blocks/editor/blockGroups.ts';
import type { Block, Field } from 'payload';
import { ownBlocks } from '../../registry/schemas.ts';
import { formOf } from './payloadFields.ts';

/**
 * The blocks that an editor may choose from, made from their schemas, group by group. `pictures`: the path of their
 * thumbnails.
 */
export function blocksOf(schemas: readonly BlockSchema[], pictures: string): Block[] {
  const inOrder = blockGroups.flatMap((group) => schemas.filter((schema) => wordsOf(schema).group === group));
  return inOrder.map((schema) => {
    const { acf_fc_layout: layout, ...shape } = schema.shape;
    const { group, title, words } = wordsOf(schema);
    const slug = layout.value;
    return {
      slug,
      // The drawer searches only this label, so it contains the words that people look for.
      labels: { singular: `${title} (${words})`, plural: title },
      fields: moveAnchorLast(formOf(shape)),
      admin: {
        group,
        ...pictureOf(slug, pictures),
        custom: { name: title },
        // A block is named by its own heading; a separate name would be one more thing to maintain.
        disableBlockName: true,
        components: { Label: { path: '/admin/BlockLabel.tsx#BlockLabel', clientProps: { kind: title } } },
      },
    };
  });
}

/** Blocks of `own/` bring their picture if they have one: `scripts/registry` puts it there. */
function pictureOf(layout: string, pictures: string) {
  const own = ownBlocks[layout];
  if (own && !own.hasPicture) return {};
  return { images: { thumbnail: { url: `${own ? '/blocks/own' : pictures}/${layout}.webp`, alt: '' } } };
}

/** Puts the anchor last: few editors need it, so it must not precede what they came for. */
function moveAnchorLast(fields: readonly Field[]): Field[] {
  const isAnchor = (field: Field) => 'name' in field && field.name === 'anchor';
  return [...fields.filter((field) => !isAnchor(field)), ...fields.filter(isAnchor)];
}
