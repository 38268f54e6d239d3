import type { Preview } from '@frontage/contract/preview.ts';

/** The content of one position in a layout: a block, or its fault. */
export type LayoutPlace<Block> = { position: number; block: Block } | { position: number; fault: string };

/** Returns the blocks that can be shown, each at its position, with the faults of the others between them. */
export function placesOf<Block>(blocks: readonly Block[], preview: Preview | undefined): LayoutPlace<Block>[] {
  const faults = new Map<number, string>();
  for (const { message, position } of preview?.faults ?? []) if (position !== undefined) faults.set(position, message);
  const last = Math.max(-1, ...faults.keys());
  const rest = [...blocks];
  const places: LayoutPlace<Block>[] = [];
  for (let position = 0; rest.length > 0 || position <= last; position += 1) {
    const fault = faults.get(position);
    if (fault !== undefined) places.push({ position, fault });
    else {
      const [block] = rest.splice(0, 1);
      if (block !== undefined) places.push({ position, block });
    }
  }
  return places;
}
