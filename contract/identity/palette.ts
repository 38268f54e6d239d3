import { contrastOf, makeReadable, turnColour } from './contrast.ts';
import { type Family, grounds, ownColours, type Pair, type Place, tokens, warm } from './tokens.ts';

/** The colours that a house chose, `#rrggbb`; a missing one is that of the design. */
export interface Colours {
  ink?: string | undefined;
  accent?: string | undefined;
}

export type Palette = { [At in Place]: { [Name in keyof (typeof tokens)[At]]: Pair } };

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
  const name = `${chosen.ink} ${chosen.accent}`;
  const found = known.get(name) ?? derivePalette(chosen);
  if (known.size >= mostKnown) known.clear();
  known.set(name, found);
  return found;
}

/** Whether pages must set their colours. */
export function hasOwnColours(colours: Colours | undefined): boolean {
  const { accent, ink } = chosenOf(colours ?? {});
  return ink !== ownColours.ink || accent !== ownColours.accent;
}

type Chosen = Record<'ink' | 'accent', string>;

function chosenOf({ accent, ink }: Colours): Chosen {
  return { ink: ink?.toLowerCase() || ownColours.ink, accent: accent?.toLowerCase() || ownColours.accent };
}

function derivePalette(chosen: Chosen): Palette {
  const entries = Object.entries(tokens).map(([place, colours]): [string, Record<string, Pair>] => [
    place,
    Object.fromEntries(
      Object.entries(colours).map(([name, [light, dark, family]]) => {
        const isDeep = place === 'ink' || name === 'seabed';
        return [name, [turn(light, family, chosen, isDeep), turn(dark, family, chosen, isDeep)]];
      }),
    ),
  ]);
  // Every place and name of the tokens exists, because both were read from them.
  const palette = Object.fromEntries(entries) as Record<Place, Record<string, Pair>>;
  for (const ground of grounds)
    keepContrast(palette[ground], palette.root[`ground-${ground}`] ?? ['', ''], palette.root.seabed);
  const { root } = palette;
  const [light, dark] = root['accent-on-button'] ?? ['', ''];
  const [onLight, onDark] = palette.paper.button ?? ['', ''];
  root['accent-on-button'] = [makeReadable(light, onLight, leastOfShapes), makeReadable(dark, onDark, leastOfShapes)];
  return palette as Palette;
}

function turn(colour: string, family: Family, chosen: Chosen, isDeep: boolean): string {
  if (family === 'kept' || warm.includes(colour) || chosen[family] === ownColours[family]) return colour;
  if (colour === ownColours[family]) return chosen[family];
  return turnColour(colour, ownColours[family], chosen[family], isDeep && family === 'ink');
}

/** Turning a colour keeps its lightness to the eye; this keeps the measured contrast. */
function keepContrast(written: Record<string, Pair>, ground: Pair, below: Pair | undefined): void {
  const both = (work: (theme: 0 | 1) => string): Pair => [work(0), work(1)];
  const { accent, muted } = written;
  if (!accent || !muted) return;
  const grounds = [ground, ...(written['picture-ground'] && below ? [below] : [])];
  written.muted = both((theme) =>
    grounds.reduce((colour, one) => makeReadable(colour, one[theme], leastOfText), muted[theme]),
  );
  written.accent = both((theme) => makeReadable(accent[theme], ground[theme], leastOfShapes));
  const { 'on-accent': onAccent = accent, text = accent } = written;
  written['on-accent'] = both((theme) => {
    const on = written.accent?.[theme] ?? accent[theme];
    if (contrastOf(onAccent[theme], on) >= leastOfText) return onAccent[theme];
    const candidates = [onAccent[theme], text[theme], ground[theme], '#ffffff', '#000000'];
    const best = candidates.find((one) => contrastOf(one, on) >= leastOfText);
    return best ?? onAccent[theme];
  });
}
