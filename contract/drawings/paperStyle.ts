import type { Palette } from '../identity/palette.ts';
import { groundOf } from './groundOf.ts';
import type { Drawn } from './readShapes.ts';

/** Fragment of the address with which a page asks for a drawing on paper, where the page around it is land. */
export const paperFragment = '#paper';

/** Markup before the shapes of a drawing on land: its ground is paper for pages that ask for that. */
export function paperGround(drawn: Drawn, { root }: Palette): string {
  const [land] = root['ground-land'];
  const [light, dark] = root['ground-paper'];
  if (groundOf(drawn) !== land) return '';
  const asked = `${paperFragment}:target~[fill="${land}"]`;
  const style = `${asked}{fill:${light}}@media (prefers-color-scheme:dark){${asked}{fill:${dark}}}`;
  return `<style>${style}</style><g id="${paperFragment.slice(1)}"></g>`;
}
