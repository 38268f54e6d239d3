import { type Colours, hasOwnColours, type Palette, paletteOf } from './palette.ts';
import { grounds, type Pair, tokens } from './tokens.ts';

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
