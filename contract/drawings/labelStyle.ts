import { openFragment, openWidths, startFragment, wideFragment } from './fragments.ts';
import type { Drawn, Shape } from './readShapes.ts';

/**
 * The class of a group of outlined text: `label` grows from its left end, `label middle` from its middle, `label end`
 * from its right end. With `from-1024` it is only shown at that width and above, with `to-1024` only below it.
 * `way` is not drawn: the asset arrives along it.
 */
export const drawnClasses = /^(?:label(?: middle| end)?(?: from-\d{3,4})?(?: to-\d{3,4})?|way)$/;

/** Width of the picture on the page, in px, below which labels are too small to read. */
const narrowest = 280;

/**
 * Width of a picture, which has room for larger labels; charts have other widths and little room, and wide ones none.
 * A scene is drawn for the whole page, with room for labels at any width from 768 px.
 */
const pictureWidth = 480;
const sceneWidth = 1440;
const mostGrown = { picture: 1.5, upright: 1.15, wide: 1, scene: 1 } as const;
const mostGrownAcross = { scene: 2, upright: 1.25 };

/** What is in a drawing that is shown across the page. */
function across({ height, width }: Drawn, what: string): string {
  return asked(height > width ? [wideFragment, startFragment] : [wideFragment], what);
}

/** What is in a drawing that was asked for by one of the fragments. */
function asked(fragments: readonly string[], what: string): string {
  return fragments.map((one) => `${one}:target~* ${what},${one}:target~${what}`).join(',');
}

/** As in design/drawings/Drawing.module.css: WebKit divides lengths only once they are in px. `<` is for XML alone. */
const unit = '@property --unit{syntax:"\\3c length>";inherits:true;initial-value:1px}';

const rest =
  '.label{transform-box:fill-box;transform-origin:0 100%}.middle{transform-origin:50% 100%}.end{transform-origin:100% 100%}';

/**
 * The style that keeps labels at the same size at any size of the picture, and hides them where it is too small for
 * them.
 */
export function labelStyle(drawn: Drawn): string {
  const { height, shapes, width } = drawn;
  const classes = classesIn(shapes).filter((one) => one.startsWith('label'));
  if (classes.length === 0) return '';
  // A drawing sees the size of its picture as the size of its window, so this is the width of a unit.
  const kind =
    width === pictureWidth ? 'picture' : width < pictureWidth ? 'upright' : width < sceneWidth ? 'wide' : 'scene';
  const sized = (most: number) => `transform:scale(min(${most},tan(atan2(1px,var(--unit)))))`;
  const gone = `@media (max-width:${narrowest - 1}px){.label{display:none}}`;
  // From edge to edge, the height of the box tells how large the drawing is.
  const most = kind === 'scene' || kind === 'upright' ? `;${sized(mostGrownAcross[kind])}` : '';
  const inOpen = asked([openFragment], '.label');
  const open = `${inOpen}{--unit:calc(100vw/${openWidths * width})}@media (max-width:${openWidths * narrowest - 1}px){${inOpen}{display:none}}`;
  return `${unit}${rest}.label{--unit:calc(100vw/${width});${sized(mostGrown[kind])}}${gone}${across(drawn, '.label')}{--unit:calc(100vh/${height})${most}}${open}${byWidth(classes)}`;
}

/** Shows labels by the width of the picture, where their classes say so. */
function byWidth(classes: readonly string[]): string {
  const limits = new Set(classes.flatMap((one) => one.match(/(?:from|to)-\d+/g) ?? []));
  return [...limits]
    .map((limit) => {
      const [side, px] = limit.split('-');
      const range = side === 'from' ? `max-width:${Number(px) - 1}px` : `min-width:${px}px`;
      return `@media (${range}){.${limit}{display:none}}`;
    })
    .join('');
}

/**
 * The style of a scene that is shown across the page: its lines keep their weight, and its asset arrives along its way,
 * once. The way is in a group with the asset, before it, and ends at the origin of that group.
 */
export function sceneStyle(drawn: Drawn): string {
  const { height, shapes, width } = drawn;
  if (width < sceneWidth && height < width) return '';
  const lines = `${across(drawn, '*')}{vector-effect:non-scaling-stroke}`;
  const way = wayIn(shapes);
  if (!way) return lines;
  const move = `offset-path:path("${way}");offset-rotate:0deg;offset-distance:100%;animation:arrive 1.4s cubic-bezier(.45,0,.2,1) .3s backwards`;
  const moved = `${across(drawn, '.way~*')}{${move}}`;
  return `${lines}.way{display:none}@keyframes arrive{from{offset-distance:0%}}@media (prefers-reduced-motion:no-preference){${moved}}`;
}

/** The shapes without the ways that are not drawn. */
export function withoutWays(shapes: readonly Shape[]): Shape[] {
  return shapes
    .filter(({ attributes }) => attributes.class !== 'way')
    .map((shape) => ({ ...shape, inner: withoutWays(shape.inner) }));
}

function wayIn(shapes: readonly Shape[]): string | undefined {
  for (const { attributes, inner } of shapes) {
    const way = attributes.class === 'way' ? attributes.d : wayIn(inner);
    if (way) return way;
  }
  return undefined;
}

function classesIn(shapes: readonly Shape[]): string[] {
  return shapes.flatMap(({ attributes, inner }) => [attributes.class ?? '', ...classesIn(inner)]).filter(Boolean);
}
