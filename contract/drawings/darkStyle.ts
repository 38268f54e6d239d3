import type { Palette } from '../identity/palette.ts';
import type { Pair } from '../identity/tokens.ts';
import { groundOf } from './groundOf.ts';
import type { Drawn, Shape } from './readShapes.ts';

/** Grounds that are light in the light theme. */
const lightGrounds = ['ground-paper', 'ground-land', 'ground-water', 'ground-pink'] as const;

/**
 * The colours of a drawing on a light ground, with their dark forms. A light colour on ink becomes dark with them,
 * because ink becomes cream in the dark theme.
 */
function onLight({ ink, land, paper, pink, root, water }: Palette): Pair[] {
  return [
    paper.text,
    paper.accent,
    ...[paper, land, water, pink].flatMap(({ hairline, muted }) => [hairline, muted]),
    ...lightGrounds.map((name) => root[name]),
    [ink.text[0], paper['on-button'][1]],
    root['accent-on-button'],
  ];
}

/**
 * The style that gives the site's colours in a drawing their dark forms in the dark theme. A drawing on a ground of
 * another colour stays as it is, and so does what is drawn on a ground of ink.
 */
export function darkStyle(drawn: Drawn, palette: Palette): string {
  const { root } = palette;
  const ground = groundOf(drawn);
  const isOnInk = ground === root['ground-ink'][0];
  if (ground !== undefined && !isOnInk && !lightGrounds.some((name) => root[name][0] === ground)) return '';
  const used = coloursOf(drawn.shapes);
  const pairs = new Map<string, string>();
  for (const [light, dark] of isOnInk ? [root['ground-ink']] : onLight(palette))
    if (used.has(light) && !pairs.has(light)) pairs.set(light, dark);
  const changed = [...pairs].filter(([light, dark]) => light !== dark);
  const rules = changed.map(([light, dark]) => `[fill="${light}"]{fill:${dark}}[stroke="${light}"]{stroke:${dark}}`);
  return rules.length === 0 ? '' : `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

function coloursOf(shapes: readonly Shape[], found = new Set<string>()): Set<string> {
  for (const { attributes, inner } of shapes) {
    for (const name of ['fill', 'stroke']) if (attributes[name]) found.add(attributes[name]);
    coloursOf(inner, found);
  }
  return found;
}
