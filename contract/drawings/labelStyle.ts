import type { Drawn, Shape } from './readShapes.ts';
import { wideFragment } from './wideView.ts';

/** A group of outlines that is read: `label` at its left end, `label middle` at its middle, `label end` at its right. */
export const labelClasses = /^label(?: middle| end)?$/;

/** px of the picture on the page, below which nobody could read them. */
const narrowest = 280;

/** A picture has room for larger labels; charts, of other widths, have little, and wide ones none. */
const pictureWidth = 480;
const mostGrown = { picture: 1.5, upright: 1.15, wide: 1 } as const;

const asWide = `${wideFragment}:target~* .label,${wideFragment}:target~.label`;

const rest =
  '.label{transform-box:fill-box;transform-origin:0 100%}.middle{transform-origin:50% 100%}.end{transform-origin:100% 100%}';

/** The style by which labels keep their size at any size of the picture, and go where it is too small for them. */
export function labelStyle({ height, shapes, width }: Drawn): string {
  if (!hasLabels(shapes)) return '';
  // Of its own picture a drawing knows the size as that of its window; this is how often a unit goes into a px of it.
  const kind = width === pictureWidth ? 'picture' : width < pictureWidth ? 'upright' : 'wide';
  const sized = (units: number, shown: string) =>
    `{transform:scale(min(${mostGrown[kind]},tan(atan2(${units}px,${shown}))))}`;
  const gone = `@media (max-width:${narrowest - 1}px){.label{display:none}}`;
  // From edge to edge the height of the box is what says how large the drawing is.
  return `${rest}.label${sized(width, '100vw')}${gone}${asWide}${sized(height, '100vh')}`;
}

function hasLabels(shapes: readonly Shape[]): boolean {
  return shapes.some(({ attributes, inner }) => attributes.class !== undefined || hasLabels(inner));
}
