import type { EditorBlock } from '@frontage/blocks/editor/editorBlock.ts';
import type { Block } from 'payload';
import { payloadField } from './payloadFields.ts';

/** The blocks that an editor may choose from, made of their forms. */
export function blocksOf(editors: Record<string, EditorBlock>): Block[] {
  return Object.values(editors).map(({ slug, labels, fields }) => ({
    slug,
    labels,
    fields: fields.map(payloadField),
    admin: {
      // Its own heading names a block; a second name beside it would only be one more thing to keep right.
      disableBlockName: true,
      components: { Label: { path: '/admin/BlockLabel.tsx#BlockLabel', clientProps: { kind: labels.singular } } },
    },
  }));
}
