/// <reference path="./colorjs.d.ts" />
// The bundle: at each start it loads in a seventh of the time that its hundred modules take.
import Color from 'colorjs.io/dist/color.js';

/** The contrast ratio of two colours by WCAG 2.2, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return new Color(one).contrast(other, 'WCAG21');
}

/** Step of lightness by which a colour is moved until it can be read. */
const step = 0.01;

/**
 * Returns the colour itself where its contrast with the ground is at least `least`, otherwise the nearest lighter or
 * darker one for which it is.
 */
export function makeReadable(colour: string, ground: string, least: number): string {
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
 * Returns a colour that relates to `to` as `colour` relates to `from`: turned as far round the circle of hues, and as
 * much stronger or paler. Its lightness stays, unless it is dark and `follows` the lightness too.
 */
export function turnColour(colour: string, from: string, to: string, follows = false): string {
  const [one, base, goal] = [partsOf(colour), partsOf(from), partsOf(to)];
  const strength = Math.min(goal.c / base.c, mostStrength);
  const lightness = follows && one.l < 0.5 ? one.l + goal.l - base.l : one.l;
  return hexOf(lightness, one.c * strength, one.h + goal.h - base.h);
}

/** Moves a light colour as far in lightness as `to` is from `from`; its hue and strength too where it `follows` them. */
export function moveColour(colour: string, from: string, to: string, follows: boolean): string {
  const [one, base, goal] = [partsOf(colour), partsOf(from), partsOf(to)];
  const lightness = Math.min(1, one.l + goal.l - base.l);
  if (!follows) return hexOf(lightness, one.c, one.h);
  const strength = goal.c < base.c ? (one.c * goal.c) / base.c : one.c + goal.c - base.c;
  return hexOf(lightness, strength, one.h + goal.h - base.h);
}

/** A colour of the same lightness with the hue of another one, at half its strength. */
export function tintColour(colour: string, by: string): string {
  const { c, h } = partsOf(by);
  return hexOf(partsOf(colour).l, c / 2, h);
}

/** Limit of the strength: a pale colour made much stronger would be too loud as a whole ground. */
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
