// @vitest-environment jsdom
import type { Preview } from '@frontage/contract/preview.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { findMarkedBlocks, positionOf, writeBlockMark } from './writeBlockMark.ts';

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
