import type { Preview } from '@frontage/contract/preview.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { findMarkedBlocks, placesOf, positionOf, writeBlockMark } from './placesOf.ts';

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
    const preview = { isLive: false, faults: [{ message: 'Title: is missing' }] };
    expect(placesOf(['one'], preview)).toEqual([{ position: 0, block: 'one' }]);
  });
});

// @vitest-environment jsdom

const live: Preview = { faults: [], isLive: true };

afterEach(() => document.body.replaceChildren());

/** A document as a preview draws it: with elements between its blocks, and comments of other origin. */
function draw(preview: Preview): HTMLElement {
  document.body.innerHTML = `
    <header><a href="/">Home</a></header>
    <main>
      <nav>Where it stands</nav>
      ${writeBlockMark(preview, 0)}<section id="one"><p><!--[if]--><b>First</b></p></section><!--view-end-->
      ${writeBlockMark(preview, 2)}<style></style><section id="three"><!----><i>Third</i></section>
    </main>
    <footer><u>Company</u></footer>`;
  return document.body;
}
const at = (selector: string) => positionOf(document.querySelector(selector) ?? document.body);

describe('the marks of blocks in a preview', () => {
  it('tell the block of any element inside one, and nothing for elements outside', () => {
    draw(live);
    expect([at('b'), at('#one'), at('i')]).toEqual([0, 0, 2]);
    expect([at('header a'), at('nav'), at('main'), at('footer u')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('find each block by its position, whatever is between', () => {
    const blocks = findMarkedBlocks(draw(live));
    expect([...blocks].map(([position, element]) => [position, element.id])).toEqual([
      [0, 'one'],
      [2, 'three'],
    ]);
  });

  it('are only on pages that follow a form', () => {
    expect([writeBlockMark(undefined, 0), writeBlockMark({ ...live, isLive: false }, 0)]).toEqual(['', '']);
  });
});
