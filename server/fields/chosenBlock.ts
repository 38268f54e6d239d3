import type { UIField } from 'payload';

/** Opens in a form the block that is pressed in the preview next to it, in whichever part of the form it is. */
export function chosenBlock(part: string): UIField {
  return {
    name: 'chosenBlock',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: {
        Field: { path: '/admin/blocks/ChosenBlock.ts#ChosenBlock', clientProps: { layoutPath: 'layout', part } },
      },
    },
  };
}
