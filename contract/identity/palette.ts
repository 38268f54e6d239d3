import { oncePer } from '../primitives/once.ts';
import { contrastOf, makeReadable, moveColour, tintColour, turnColour } from './contrast.ts';
import { type Look, ownLookOf, usualOf } from './looks.ts';
import { type Family, grounds, ownColours, type Pair, type Place, tokens, warm, white } from './tokens.ts';

/** The colours that a house chose, `#rrggbb`; a missing one is that of its look. */
export interface Colours {
  look?: Look | undefined;
  ground?: string | undefined;
  ink?: string | undefined;
  accent?: string | undefined;
}

export type Palette = { -readonly [At in Place]: { -readonly [Name in keyof (typeof tokens)[At]]: Pair } };

/** Least contrast by WCAG 2.2: of text with its ground, and of meaningful shapes. */
export const leastOfText = 4.5;
export const leastOfShapes = 3;

const known = new Map<string, Palette>();
const mostKnown = 20;

/**
 * Every colour of the design in both themes, derived from the colours that the house chose; without any, the design's.
 */
export function paletteOf(colours: Colours = {}): Palette {
  const chosen = chosenOf(colours);
  const name = Object.values(chosen).join();
  const found = known.get(name) ?? derivePalette(chosen);
  if (known.size >= mostKnown) known.clear();
  known.set(name, found);
  return found;
}

/** Whether pages must set their colours. */
export function hasOwnColours(colours: Colours | undefined): boolean {
  const chosen = chosenOf(colours ?? {});
  return chosenNames.some((name) => chosen[name] !== ownColours[name]);
}

/**
 * Whether the accent is too light to be told from the ground as a line or a shape: then it is a ground with ink on it,
 * and what is drawn in it gets an edge of ink.
 */
export function hasPaleAccent(colours: Colours | undefined): boolean {
  return isPale(chosenOf(colours ?? {}));
}

const chosenNames = ['ground', 'ink', 'accent'] as const;
type Chosen = Record<(typeof chosenNames)[number], string>;

function chosenOf(colours: Colours): Chosen {
  const look = ownLookOf(colours.look);
  const usual = look ? usualOf[look] : ownColours;
  const chosen = (name: keyof Chosen) => colours[name]?.toLowerCase() || usual[name];
  return { ground: chosen('ground'), ink: chosen('ink'), accent: chosen('accent') };
}

const isPale = ({ accent, ground }: Chosen) => isPaleOn(ground)(accent);

/** Of each pair once: every page asks for that of its site. */
const isPaleOn = oncePer((ground: string) => oncePer((accent: string) => contrastOf(accent, ground) < leastOfShapes));

/** Light surfaces, which are as much darker than the chosen ground as they are than the design's; and lines on them. */
const isSurface = (name: string) => /^(?:ground-(?!ink)|field$|badge|hairline)(?!-text|-edge)/.test(name);

function derivePalette(chosen: Chosen): Palette {
  const entries = Object.entries(tokens).map(([place, colours]): [string, Record<string, Pair>] => [
    place,
    Object.fromEntries(
      Object.entries(colours).map(([name, [light, dark, family]]) => {
        const isDeep = place === 'ink' || name === 'seabed';
        const day =
          isSurface(name) && !isDeep ? moveSurface(light, family, chosen) : turn(light, family, chosen, isDeep);
        return [name, [day, turn(dark, family, chosen, isDeep)]];
      }),
    ),
  ]);
  // Every place and name of the tokens exists, because both were read from them.
  const palette = Object.fromEntries(entries) as Record<Place, Record<string, Pair>> as Palette;
  const { land, paper, root } = palette;
  // Land is beige by day; by night it has the hue of the page around it, unless it is that of the design.
  if (chosen.ground !== ownColours.ground)
    [root['ground-land'], land.hairline, land.muted] = [root['ground-land'], land.hairline, land.muted].map(
      ([light, dark]): Pair => [light, tintColour(dark, root['ground-paper'][1])],
    ) as [Pair, Pair, Pair];
  for (const ground of grounds) keepContrast(palette, ground, isPale(chosen) ? chosen.accent : undefined);
  const [light, dark] = isPale(chosen) ? [chosen.accent, root['accent-on-button'][1]] : root['accent-on-button'];
  root['accent-on-button'] = [
    makeReadable(light, paper.button[0], leastOfShapes),
    makeReadable(dark, paper.button[1], leastOfShapes),
  ];
  // Faces are drawn in the colour of fields, which stays light in the dark: on white it is one step from the ground.
  if (root.field[0] === root['ground-paper'][0]) root.field = ['#fefefe', root.field[1]];
  const under = [...lightGrounds.map((ground) => root[`ground-${ground}`]), root.field];
  root['field-edge'] = readableOn(under, root['field-edge'], leastOfShapes);
  root['badge-text'] = readableOn([root['badge-pink'], root['badge-gray']], root['badge-text'], leastOfText);
  root.error = readableOn(under, root.error, leastOfText);
  return palette;
}

const lightGrounds = ['paper', 'land', 'water', 'pink'] as const;

function moveSurface(colour: string, family: Family, chosen: Chosen): string {
  const { ground } = ownColours;
  if (colour === ground || chosen.ground === ground) return turn(colour, family, chosen, false);
  const follows = followedBy(colour, family) === 'ground';
  return moveColour(follows ? colour : turn(colour, family, chosen, false), ground, chosen.ground, follows);
}

const followedBy = (colour: string, family: Family): Family => (warm.includes(colour) ? 'ground' : family);

function turn(colour: string, family: Family, chosen: Chosen, isDeep: boolean): string {
  const followed = followedBy(colour, family);
  if (followed === 'kept' || colour === white) return colour;
  if (chosen[followed] === ownColours[followed]) return colour;
  if (colour === ownColours[followed]) return chosen[followed];
  return turnColour(colour, ownColours[followed], chosen[followed], isDeep && family === 'ink');
}

/**
 * Turning a colour keeps its lightness to the eye; this keeps the measured contrast. `pale`: an accent that is a ground
 * instead of a line, wherever it is on light.
 */
function keepContrast(palette: Palette, ground: (typeof grounds)[number], pale: string | undefined): void {
  const { root, [ground]: written } = palette;
  const own = root[`ground-${ground}`];
  written.text = readableOn([own], written.text, leastOfText);
  written.muted = readableOn('picture-ground' in written ? [own, root.seabed] : [own], written.muted, leastOfText);
  const accent = pale ? ([pale, pale] as const) : written.accent;
  const isKept = (theme: 0 | 1) => pale !== undefined && theme === 0 && ground !== 'ink';
  written.accent = inBoth((theme) =>
    isKept(theme) ? accent[theme] : makeReadable(accent[theme], own[theme], leastOfShapes),
  );
  written['on-accent'] = inBoth((theme) => {
    const on = written.accent[theme];
    const candidates = [written['on-accent'][theme], written.text[theme], own[theme], white, '#000000'];
    return candidates.find((one) => contrastOf(one, on) >= leastOfText) ?? candidates[0] ?? white;
  });
}

const inBoth = (work: (theme: 0 | 1) => string): Pair => [work(0), work(1)];

function readableOn(under: readonly Pair[], colour: Pair, least: number): Pair {
  return inBoth((theme) => under.reduce((found, one) => makeReadable(found, one[theme], least), colour[theme]));
}

/** The custom properties of the house's colours that differ from the design's; empty where it chose none. */
export function paletteCss(colours: Colours | undefined): string {
  if (!hasOwnColours(colours)) return '';
  const palette = paletteOf(colours);
  const rules = [`:root{${propertiesOf(palette, 'root')}}`];
  for (const ground of grounds) {
    const properties = propertiesOf(palette, ground);
    if (properties) rules.push(`${ground === 'paper' ? ':root,' : ''}[data-ground="${ground}"]{${properties}}`);
  }
  return rules.join('');
}

function propertiesOf(palette: Palette, place: keyof Palette): string {
  const before: Readonly<Record<string, readonly string[]>> = tokens[place];
  const now: Readonly<Record<string, Pair>> = palette[place];
  return Object.entries(now)
    .filter(([name, [light, dark]]) => before[name]?.[0] !== light || before[name]?.[1] !== dark)
    .map(([name, [light, dark]]) => `--${name}:${light === dark ? light : `light-dark(${light},${dark})`}`)
    .join(';');
}
