import type { Palette } from '../identity/palette.ts';
import { tokens } from '../identity/tokens.ts';
import type { Drawn, Shape } from './readShapes.ts';

/** White is white in every house, whatever is written on its accent. */
const kept = '#ffffff';

/** Replaces the design's light colours in a drawing with those of the house; other colours stay. */
export function inHouseColours(drawn: Drawn, palette: Palette): Drawn {
  const turned = new Map<string, string>();
  for (const [place, colours] of Object.entries(tokens)) {
    const own: Readonly<Record<string, readonly string[]>> = palette[place as keyof Palette];
    for (const [name, [light]] of Object.entries(colours))
      if (light !== kept && !turned.has(light)) turned.set(light, own[name]?.[0] ?? light);
  }
  const inHouse = (shape: Shape): Shape => ({
    ...shape,
    attributes: Object.fromEntries(
      Object.entries(shape.attributes).map(([name, value]) => [name, turned.get(value) ?? value]),
    ),
    inner: shape.inner.map(inHouse),
  });
  return { ...drawn, shapes: drawn.shapes.map(inHouse) };
}
