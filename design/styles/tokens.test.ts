import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grounds, tokens } from '@frontage/contract/identity/tokens.ts';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The custom properties in the rules of a selector, with their light and dark colours. */
function coloursOf(selector: string): Record<string, [light: string, dark: string]> {
  const rules = [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const own = rules.filter(([, selectors = '']) => selectors.split(',').some((one) => one.trim() === selector));
  const declared = own.map(([, , body]) => body).join('');
  const colours = [...declared.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)];
  return Object.fromEntries(
    colours.map(([, name = '', light = '', dark = '', one]) => [name, one ? [one, one] : [light, dark]]),
  );
}

/** Colours that never change: their meaning is their hue. */
const fixed = ['badge-green', 'badge-blue'];

it('keeps as much space free below the header as R18 says', () => {
  expect(css).toContain('--scroll-offset: 80px;');
});

it('has the colours from which those of a house are derived', () => {
  const pairsOf = (place: keyof typeof tokens) =>
    Object.fromEntries(Object.entries(tokens[place]).map(([name, [light, dark]]) => [name, [light, dark]]));
  const { ...root } = coloursOf(':root');
  for (const name of [...fixed, ...Object.keys(coloursOf('[data-ground="paper"]'))]) delete root[name];
  expect(root).toEqual(pairsOf('root'));
  for (const ground of grounds) expect(coloursOf(`[data-ground="${ground}"]`), ground).toEqual(pairsOf(ground));
});
