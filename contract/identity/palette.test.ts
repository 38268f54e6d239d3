import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill } from '../words/say.ts';
import { contrastOf } from './contrast.ts';
import { colourFault } from './identity.ts';
import { looks } from './looks.ts';
import {
  type Colours,
  hasOwnColours,
  hasPaleAccent,
  leastOfShapes,
  leastOfText,
  paletteCss,
  paletteOf,
} from './palette.ts';
import { grounds, ownColours, tokens } from './tokens.ts';

const faultOf = (...of: Parameters<typeof colourFault>) => {
  const fault = colourFault(...of);
  return fault && fill(fault.id, fault.values);
};

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const fittingOf = (name: 'ground' | 'ink') =>
  hex.map((colour) => /such as (#[0-9a-f]{6})/.exec(faultOf(name, colour) ?? '')?.[1] ?? colour);
const fitting = fc.record({
  look: fc.constantFrom(...looks),
  ground: fc.option(fittingOf('ground'), { nil: undefined }),
  ink: fc.option(fittingOf('ink'), { nil: undefined }),
  accent: fc.option(hex, { nil: undefined }),
});

/** Every pair of colours where one is read on the other, by theme. A pale accent is a ground on light ones. */
function readPairs(colours: Colours) {
  const palette = paletteOf(colours);
  const isPale = hasPaleAccent(colours);
  return grounds.flatMap((ground) =>
    ([0, 1] as const).flatMap((theme) => {
      const on = palette[ground];
      const surface = palette.root[`ground-${ground}`][theme];
      const pair = (name: string, one: string, other: string, least: number) => ({
        name: `${name} on ${ground}, ${theme ? 'dark' : 'light'}`,
        one,
        other,
        least,
      });
      return [
        pair('text', on.text[theme], surface, leastOfText),
        pair('muted', on.muted[theme], surface, leastOfText),
        ...(isPale && theme === 0 && ground !== 'ink'
          ? []
          : [pair('accent', on.accent[theme], surface, leastOfShapes)]),
        ...(ground === 'ink'
          ? []
          : [
              pair('error', palette.root.error[theme], surface, leastOfText),
              pair('edge of a field', palette.root['field-edge'][theme], surface, leastOfShapes),
              pair(
                'text of a badge',
                palette.root['badge-text'][theme],
                palette.root['badge-pink'][theme],
                leastOfText,
              ),
            ]),
        pair('on-accent', on['on-accent'][theme], on.accent[theme], leastOfText),
        pair('on-button', on['on-button'][theme], on.button[theme], leastOfText),
      ];
    }),
  );
}

describe('the colours of a house', () => {
  it('are those of the design where none is chosen, and then pages set none', () => {
    const untouched = Object.entries(paletteOf()).flatMap(([place, colours]) =>
      Object.entries(colours).map(([name, [light, dark]]) => [place, name, light, dark]),
    );
    const designed = Object.entries(tokens).flatMap(([place, colours]) =>
      Object.entries(colours).map(([name, [light, dark]]) => [place, name, light, dark]),
    );
    expect(untouched).toEqual(designed);
    expect(paletteCss(undefined)).toBe('');
    expect(paletteCss({ ink: ownColours.ink.toUpperCase(), accent: ownColours.accent })).toBe('');
  });

  it('are used as they were chosen, in text and in what must be noticed', () => {
    const palette = paletteOf({ ink: '#12372A', accent: '#b3541e' });
    expect(palette.paper.text[0]).toBe('#12372a');
    expect(palette.root['ground-ink'][0]).toBe('#12372a');
    expect(palette.paper.accent[0]).toBe('#b3541e');
    expect(paletteCss({ ink: '#12372a', accent: '#b3541e' })).toMatch(/^:root\{--ground-paper:light-dark\(#f6f1e4,#/);
  });

  it('make paper white, and its tints as much lighter', () => {
    const { land, paper, root } = paletteOf({ ground: '#FFFFFF' });
    expect(root['ground-paper'][0]).toBe('#ffffff');
    // One step from the ground, so that faces, which are drawn in it, stay light in the dark.
    expect(root.field[0]).toBe('#fefefe');
    // White has no hue, so what was beige is grey.
    expect(root['ground-land'][0]).toMatch(/^#(..)\1\1$/);
    expect(land.hairline[0]).toMatch(/^#(..)\1\1$/);
    expect(contrastOf(root['ground-land'][0], '#ffffff')).toBeLessThan(1.25);
    expect(paper.text[0]).toBe(ownColours.ink);
    expect(paper['on-button'][0]).toBe('#ffffff');
  });

  it('carry ink on a light accent, which stays as it was chosen on light grounds', () => {
    const colours = { ground: '#ffffff', accent: '#ffd24a' };
    const { ink, paper, water } = paletteOf(colours);
    expect(hasPaleAccent(colours)).toBe(true);
    expect([paper.accent, water.accent, ink.accent]).toEqual(Array(3).fill(['#ffd24a', '#ffd24a']));
    expect(paper['on-accent'][0]).toBe(ownColours.ink);
    expect(hasPaleAccent({})).toBe(false);
  });

  it('change one family only where one colour is chosen', () => {
    const css = paletteCss({ accent: '#006a4e' });
    expect(css).toContain('--accent:light-dark(#006a4e,');
    expect(css).not.toContain('--muted:light-dark(#4');
    expect(css).not.toContain('--ground-ink');
  });

  it('can be read in both themes and on all grounds, whatever the fields accept', () => {
    fc.assert(
      fc.property(fitting, (colours) => {
        const unread = readPairs(colours).filter(({ least, one, other }) => contrastOf(one, other) < least);
        expect(unread.map(({ name, one, other }) => `${name}: ${one} on ${other}`)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it.each([
    ['ink', '#7a8aa0', /contrast of 3\.\d:1 .* needs 7:1\. Take a darker one, such as #[0-9a-f]{6}/],
    ['ground', '#7fb2c9', /contrast of 9\.\d:1 with black, and needs 13:1 .* Take a lighter one, such as #[0-9a-f]{6}/],
    ['accent', 'pink', /#c8005a/],
    ['ink', '#abc', /#0d1c33/],
  ] as const)(
    'are refused where they are too faint, with the figure and a colour that fits: %s %s',
    (name, colour, message) => {
      expect(faultOf(name, colour)).toMatch(message);
    },
  );

  it('are refused with a suggestion that is then accepted', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom('ink', 'ground'), (colour, name) => {
        const offered = /such as (#[0-9a-f]{6})/.exec(faultOf(name, colour) ?? '')?.[1];
        if (offered) expect(faultOf(name, offered)).toBeUndefined();
      }),
      { numRuns: 15 },
    );
  });

  it('count as own only where they differ', () => {
    const own = [undefined, {}, { look: 'paper' }, { ink: '#12372a' }, { look: 'folio' }] as const;
    expect(own.map((colours) => hasOwnColours(colours))).toEqual([false, false, false, true, true]);
  });
});
