import { describe, expect, it } from 'vitest';
import { placesOf } from './placesOf.ts';

const faultsAt = (...positions: number[]) => ({
  isLive: false,
  faults: positions.map((position) => ({ position, message: `block ${position + 1} does not fit` })),
});
const placed = (blocks: string[], ...positions: number[]) =>
  placesOf(blocks, faultsAt(...positions)).map((place) => ('block' in place ? place.block : place.fault));

describe('the places of a layout', () => {
  it('are those of its blocks on a published page', () => {
    expect(placesOf(['one', 'two'], undefined)).toEqual([
      { position: 0, block: 'one' },
      { position: 1, block: 'two' },
    ]);
  });

  it('have the fault of a block at its position', () => {
    expect(placesOf(['one', 'three'], faultsAt(1))).toEqual([
      { position: 0, block: 'one' },
      { position: 1, fault: 'block 2 does not fit' },
      { position: 2, block: 'three' },
    ]);
  });

  it.each([
    ['before all blocks', ['two'], [0], ['block 1 does not fit', 'two']],
    ['one after the other', ['three'], [1, 0], ['block 1 does not fit', 'block 2 does not fit', 'three']],
    ['behind all blocks', ['one'], [1, 2], ['one', 'block 2 does not fit', 'block 3 does not fit']],
    ['where no block can be shown', [], [0, 1], ['block 1 does not fit', 'block 2 does not fit']],
    ['where blocks between them are not shown either', [], [2], ['block 3 does not fit']],
  ])('have faults %s', (_where, blocks, positions, expected) => {
    expect(placed(blocks, ...positions)).toEqual(expected);
  });

  it('leave out faults of the document, which are shown above the layout', () => {
    const preview = { isLive: false, faults: [{ message: 'Title: expected text, found nothing' }] };
    expect(placesOf(['one'], preview)).toEqual([{ position: 0, block: 'one' }]);
  });
});
