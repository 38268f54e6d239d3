import { expect, it } from 'vitest';
import { withoutClosed } from './readPiece.ts';

it('leaves out closed parts, whatever is in them', () => {
  const menu = '<div id="menu-1" popover="auto" class="panel"><div><p>One</p></div><div>Two</div></div>';
  const sheet = '<dialog id="menu" popover="auto"><div>Three</div></dialog>';
  expect(withoutClosed(`<p>Before</p>${menu}<p>between</p>${sheet}<div>behind</div>`)).toBe(
    '<p>Before</p><p>between</p><div>behind</div>',
  );
});

it('keeps the button that opens a part', () => {
  const opener = '<button popovertarget="menu">Menu</button>';
  expect(withoutClosed(opener)).toBe(opener);
});
