/// <reference path="./colorjs.d.ts" />
// In one file, which is read in a seventh of the time that its hundred modules take at each start.
import Color from 'colorjs.io/dist/color.js';

/** How far two colours are from each other, 1 to 21. WCAG 2.2, contrast ratio. */
export function contrastOf(one: string, other: string): number {
  return new Color(one).contrast(other, 'WCAG21');
}

/** Steps of lightness in which a colour is moved until it can be read. */
const step = 0.01;

/** The colour itself where it stands out from its ground enough; else the nearest lighter or darker one that does. */
export function readable(colour: string, ground: string, least: number): string {
  if (contrastOf(colour, ground) >= least) return colour;
  const isDarkGround = new Color(ground).luminance < 0.18;
  const { c, h, l } = partsOf(colour);
  for (let moved = l; moved >= 0 && moved <= 1; moved += isDarkGround ? step : -step) {
    const found = hexOf(moved, c, h);
    if (contrastOf(found, ground) >= least) return found;
  }
  return isDarkGround ? '#ffffff' : '#000000';
}

/**
 * A colour that stands to `to` as `colour` stands to `from`: as much further round the circle, as much stronger or
 * paler. As light as it was, unless it `follows` the lightness too.
 */
export function turned(colour: string, from: string, to: string, follows = false): string {
  const [one, base, goal] = [partsOf(colour), partsOf(from), partsOf(to)];
  const strength = Math.min(goal.c / base.c, mostStrength);
  const lightness = follows && one.l < 0.5 ? one.l + goal.l - base.l : one.l;
  return hexOf(lightness, one.c * strength, one.h + goal.h - base.h);
}

/** A pale colour made much stronger would shout from whole grounds. */
const mostStrength = 1.6;

function partsOf(colour: string): { l: number; c: number; h: number } {
  const { c, h, l } = new Color(colour).to('oklch');
  // A grey has no hue.
  return { l: l ?? 0, c: c ?? 0, h: Number.isFinite(h) ? (h ?? 0) : 0 };
}

function hexOf(l: number, c: number, h: number): string {
  return new Color('oklch', [l, c, h])
    .to('srgb')
    .toGamut({ space: 'oklch' })
    .toString({ format: 'hex', collapse: false });
}
