import type { Drawn, Shape } from './readShapes.ts';
import { wideFragment } from './wideView.ts';

/**
 * The class of a group of outlined text: `label` grows from its left end, `label middle` from its middle, `label end`
 * from its right end.
 */
export const labelClasses = /^label(?: middle| end)?$/;

/** Width of the picture on the page, in px, below which labels are too small to read. */
const narrowest = 280;

/**
 * Width of a picture, which has room for larger labels; charts have other widths and little room, and wide ones none.
 */
const pictureWidth = 480;
const mostGrown = { picture: 1.5, upright: 1.15, wide: 1 } as const;

const asWide = `${wideFragment}:target~* .label,${wideFragment}:target~.label`;

/** As in design/drawings/Drawing.module.css: WebKit divides lengths only once they are in px. `<` is for XML alone. */
const unit = '@property --unit{syntax:"\\3c length>";inherits:true;initial-value:1px}';

const rest =
  '.label{transform-box:fill-box;transform-origin:0 100%}.middle{transform-origin:50% 100%}.end{transform-origin:100% 100%}';

/**
 * The style that keeps labels at the same size at any size of the picture, and hides them where it is too small for
 * them.
 */
export function labelStyle({ height, shapes, width }: Drawn): string {
  if (!hasLabels(shapes)) return '';
  // A drawing sees the size of its picture as the size of its window, so this is the width of a unit.
  const kind = width === pictureWidth ? 'picture' : width < pictureWidth ? 'upright' : 'wide';
  const sized = `transform:scale(min(${mostGrown[kind]},tan(atan2(1px,var(--unit)))))`;
  const gone = `@media (max-width:${narrowest - 1}px){.label{display:none}}`;
  // From edge to edge, the height of the box tells how large the drawing is.
  return `${unit}${rest}.label{--unit:calc(100vw/${width});${sized}}${gone}${asWide}{--unit:calc(100vh/${height})}`;
}

function hasLabels(shapes: readonly Shape[]): boolean {
  return shapes.some(({ attributes, inner }) => attributes.class !== undefined || hasLabels(inner));
}
