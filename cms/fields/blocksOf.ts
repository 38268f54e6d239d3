import { blockGroups } from '@frontage/blocks/editor/blockGroups.ts';
import type { EditorBlock } from '@frontage/blocks/editor/editorBlock.ts';
import type { Block } from 'payload';
import { payloadField } from './payloadFields.ts';

/** The blocks that an editor may choose from, made of their forms, group by group. `pictures`: where those lie. */
export function blocksOf(editors: Record<string, EditorBlock>, pictures: string): Block[] {
  const all = Object.values(editors);
  const inOrder = blockGroups.flatMap((group) => all.filter((editor) => editor.group === group));
  return inOrder.map(({ slug, labels: { singular: name }, group, words, fields }) => ({
    slug,
    // The drawer searches in this alone, so it carries the words that people look for.
    labels: { singular: `${name} (${words})`, plural: name },
    fields: fields.map(payloadField),
    admin: {
      group,
      images: { thumbnail: { url: `${pictures}/${slug}.webp`, alt: '' } },
      custom: { name },
      // Its own heading names a block; a second name beside it would only be one more thing to keep right.
      disableBlockName: true,
      components: { Label: { path: '/admin/BlockLabel.tsx#BlockLabel', clientProps: { kind: name } } },
    },
  }));
}
