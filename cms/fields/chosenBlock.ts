import type { UIField } from 'payload';

/** Has a form open the block that is pressed in the preview beside it, whichever of its parts is open. */
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
