import { tokens } from '../identity/tokens.ts';
import { groundOf } from './groundOf.ts';
import type { Drawn, Shape } from './readShapes.ts';

const { ink, land, paper, pink, root, water } = tokens;

/** Grounds that are light in the light theme, and what is written on each in a softer colour. */
const lightGrounds = [
  { ground: root['ground-paper'], muted: paper.muted },
  { ground: root['ground-land'], muted: land.muted },
  { ground: root['ground-water'], muted: water.muted },
  { ground: root['ground-pink'], muted: pink.muted },
] as const;

/** Everything else of a drawing on a light ground. What is light on ink there stands on cream in the dark theme. */
const onLight = [
  paper.text,
  paper.accent,
  ...[paper, land, water, pink].flatMap(({ hairline, muted }) => [hairline, muted]),
  ...lightGrounds.map(({ ground }) => ground),
  [ink.text[0], paper['on-button'][1]],
  root['accent-on-button'],
] as const;

const onInk = [root['ground-ink']] as const;

/**
 * The style by which a drawing in colours of the site takes their dark forms with the dark theme. A drawing on a ground
 * of its own stays as it is, and so does what is written on ink.
 */
export function darkStyle(drawn: Drawn): string {
  const ground = groundOf(drawn);
  if (
    ground !== undefined &&
    ![...lightGrounds, { ground: root['ground-ink'] }].some((one) => one.ground[0] === ground)
  )
    return '';
  const used = coloursOf(drawn.shapes);
  const pairs = new Map<string, string>();
  for (const [light, dark] of ground === root['ground-ink'][0] ? onInk : onLight)
    if (used.has(light) && light !== dark) pairs.set(light, dark);
  const rules = [...pairs].map(([light, dark]) => `[fill="${light}"]{fill:${dark}}[stroke="${light}"]{stroke:${dark}}`);
  return rules.length === 0 ? '' : `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

function coloursOf(shapes: readonly Shape[], found = new Set<string>()): Set<string> {
  for (const { attributes, inner } of shapes) {
    for (const name of ['fill', 'stroke']) if (attributes[name]) found.add(attributes[name]);
    coloursOf(inner, found);
  }
  return found;
}
