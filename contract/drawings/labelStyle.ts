import type { Drawn, Shape } from './readShapes.ts';
import { wideFragment } from './wideView.ts';

/** A group of outlines that is read: `label` at its left end, `label middle` at its middle, `label end` at its right. */
export const labelClasses = /^label(?: middle| end)?$/;

/** px of the picture on the page, below which nobody could read them. */
const narrowest = 280;

/** From how many px a unit of the drawing, and by what labels are scaled there. They were drawn for one px a unit. */
const steps = [
  { from: 1.2, scale: 0.8 },
  { from: 1.45, scale: 0.66 },
  { from: 1.8, scale: 0.55 },
  { from: 2.4, scale: 0.42 },
] as const;

/** Below so many px a unit they are enlarged, in drawings that have room for it; wide ones are charts. */
const small = { below: 0.8, scale: 1.3, widest: 480 } as const;

const asWide = `${wideFragment}:target~* .label,${wideFragment}:target~.label`;

const rest =
  '.label{transform-box:fill-box;transform-origin:0 100%}.middle{transform-origin:50% 100%}.end{transform-origin:100% 100%}';

/** The style by which labels keep nearly their size at any size of the picture, and go where it is too small for them. */
export function labelStyle({ height, shapes, width }: Drawn): string {
  if (!hasLabels(shapes)) return '';
  const grown = steps.map(
    ({ from, scale }) => `@media (min-width:${Math.round(from * width)}px){.label{transform:scale(${scale})}}`,
  );
  const enlarged =
    width > small.widest
      ? ''
      : `@media (max-width:${Math.round(small.below * width) - 1}px){.label{transform:scale(${small.scale})}}`;
  const gone = `@media (max-width:${narrowest - 1}px){.label{display:none}}`;
  return `${rest}${enlarged}${gone}${grown.join('')}${wideStyle(height)}`;
}

/** From edge to edge the height of the box is what says how large the drawing is. */
function wideStyle(height: number): string {
  const sized = [{ from: small.below, scale: 1 }, ...steps].map(
    ({ from, scale }) => `@media (min-height:${Math.round(from * height)}px){${asWide}{transform:scale(${scale})}}`,
  );
  return `${asWide}{transform:scale(${small.scale})}${sized.join('')}`;
}

function hasLabels(shapes: readonly Shape[]): boolean {
  return shapes.some(({ attributes, inner }) => attributes.class !== undefined || hasLabels(inner));
}
