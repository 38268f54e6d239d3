import type { Drawn, Shape } from './readShapes.ts';

/** The colour of the shape behind all others; undefined where the page behind the drawing shows. */
export function groundOf({ height, minX, minY, shapes, width }: Drawn): string | undefined {
  const [first] = shapes;
  if (!first) return undefined;
  const { attributes, inner, name } = first;
  if (name === 'g') return groundOf({ minX, minY, width, height, shapes: inner.slice(0, 1).map(withFill) });
  function withFill(shape: Shape): Shape {
    return { ...shape, attributes: { ...(attributes.fill ? { fill: attributes.fill } : {}), ...shape.attributes } };
  }
  const box = name === 'rect' ? rectOf(attributes) : name === 'path' ? pathBoxOf(attributes.d ?? '') : undefined;
  if (!box || attributes.transform) return undefined;
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  const covers = left <= minX && top <= minY && right >= minX + width && bottom >= minY + height;
  return covers ? attributes.fill : undefined;
}

function rectOf({ height, width, x = '0', y = '0' }: Readonly<Record<string, string>>): number[] {
  return [Number(x), Number(y), Number(x) + Number(width), Number(y) + Number(height)];
}

/** Left, top, right and bottom of a path that is a plain rectangle, as drawing programs write one. */
function pathBoxOf(path: string): number[] | undefined {
  const [, ...figures] = /^M([-\d.]+)[ ,]([-\d.]+)H([-\d.]+)V([-\d.]+)H\1Z$/i.exec(path) ?? [];
  return figures.length === 4 ? figures.map(Number) : undefined;
}
