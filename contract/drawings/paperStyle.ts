import { tokens } from '../identity/tokens.ts';
import { groundOf } from './groundOf.ts';
import type { Drawn } from './readShapes.ts';

const [land] = tokens.root['ground-land'];
const [light, dark] = tokens.root['ground-paper'];

/** A page asks for a drawing on paper by this fragment of its address, where land lies around it. */
export const paperFragment = '#paper';

/** What stands before the shapes of a drawing on land: its ground is paper for who asks for that. */
export function paperGround(drawn: Drawn): string {
  if (groundOf(drawn) !== land) return '';
  const asked = `${paperFragment}:target~[fill="${land}"]`;
  const style = `${asked}{fill:${light}}@media (prefers-color-scheme:dark){${asked}{fill:${dark}}}`;
  return `<style>${style}</style><g id="${paperFragment.slice(1)}"></g>`;
}
