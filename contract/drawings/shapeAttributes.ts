import { isSilent } from './svgSource.ts';

const figure = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?(?:px)?$/i;
const figures = /^[-+\d.,e\s]+$/i;
const transforms = /^\s*(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s?\([-+\d.,e\s]+\)[\s,]*)+$/;
const word = /^[a-z]+(?:-[a-z]+)*$/;
const paint = /^(?:none|currentColor|var\(--accent\)|#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\([\d\s,.%]+\)|[a-z]{3,20})$/i;

/** Attributes that say how a shape is painted; groups and the drawing itself may have them too. */
export const paintAttributes: Readonly<Record<string, RegExp>> = {
  fill: paint,
  'fill-opacity': figure,
  'fill-rule': word,
  'clip-rule': word,
  opacity: figure,
  stroke: paint,
  'stroke-dasharray': figures,
  'stroke-dashoffset': figure,
  'stroke-linecap': word,
  'stroke-linejoin': word,
  'stroke-miterlimit': figure,
  'stroke-opacity': figure,
  'stroke-width': figure,
  'vector-effect': /^non-scaling-stroke$/,
};

const shapeAttributes: Readonly<Record<string, RegExp>> = {
  ...paintAttributes,
  d: /^[mlhvcsqtaz\d\s.,e+-]*$/i,
  points: figures,
  transform: transforms,
  cx: figure,
  cy: figure,
  r: figure,
  rx: figure,
  ry: figure,
  x: figure,
  y: figure,
  x1: figure,
  y1: figure,
  x2: figure,
  y2: figure,
  width: figure,
  height: figure,
};

/** A share of a box, or a place in it. */
const share = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?(?:px|%)?$/i;
const units = /^(?:userSpaceOnUse|objectBoundingBox)$/;

export const gradientAttributes: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(['x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'fx', 'fy', 'fr'].map((name) => [name, share])),
  gradientTransform: transforms,
  gradientUnits: units,
  spreadMethod: word,
};

export const stopAttributes: Readonly<Record<string, RegExp>> = {
  offset: share,
  'stop-color': paint,
  'stop-opacity': share,
};

/** Of clips and masks. */
export const coverAttributes: Readonly<Record<string, RegExp>> = {
  ...paintAttributes,
  ...Object.fromEntries(['x', 'y', 'width', 'height'].map((name) => [name, share])),
  clipPathUnits: units,
  maskUnits: units,
  maskContentUnits: units,
  'mask-type': word,
  transform: transforms,
};

/** True for attributes without meaning once styles and links are gone: they are dropped silently. */
export function isMeaningless(name: string, value: string): boolean {
  return (
    value === '' ||
    isSilent(name, value) ||
    /^(?:id|class|version|baseProfile|role|xmlns(?::\w+)?|xml:space|aria-[a-z]+|data-[\w-]+|(?:inkscape|sodipodi|serif|sketch|figma|vectornator|i):[\w-]+|xlink:(?:type|title))$/.test(
      name,
    )
  );
}

/**
 * Returns what is wrong with an attribute and how to fix it, for the person who brought it; undefined where nothing is.
 */
export function attributeFault(
  name: string,
  value: string,
  allowed: Readonly<Record<string, RegExp>> = shapeAttributes,
): { what: string; mend: string } | undefined {
  const form = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
  if (form?.test(value)) return undefined;
  if (form) return { what: `${name}="${value.slice(0, 40)}"`, mend: mendOf(form) };
  const mend =
    name === 'style'
      ? 'Export it with presentation attributes in place of styles, such as fill="#0d1c33".'
      : 'Only shapes, their places and their colours can: take the attribute out.';
  return { what: `${name}=`, mend };
}

function mendOf(form: RegExp): string {
  if (form === paint) return 'A colour is none, currentColor, var(--accent), or such as #0d1c33.';
  if (form === figure) return 'It has to be one plain figure.';
  return 'It has to be plain figures and words of SVG.';
}

/** Where a drawing lies, in its own units. */
export interface Box {
  minX: number;
  minY: number;
  width: number;
  height: number;
}

/** Whether a plain rectangle lies over all of a box, however it is painted. */
export function coversBox(
  { attributes, name }: { attributes: Readonly<Record<string, string>>; name: string },
  { height, minX, minY, width }: Box,
): boolean {
  const sides = name === 'rect' ? rectOf(attributes) : name === 'path' ? pathBoxOf(attributes.d ?? '') : undefined;
  if (!sides || attributes.transform) return false;
  const [left = 0, top = 0, right = 0, bottom = 0] = sides;
  return left <= minX && top <= minY && right >= minX + width && bottom >= minY + height;
}

function rectOf({ height, width, x = '0', y = '0' }: Readonly<Record<string, string>>): number[] {
  return [Number(x), Number(y), Number(x) + Number(width), Number(y) + Number(height)];
}

/** Left, top, right and bottom of a path that is a plain rectangle, as drawing programs write one. */
function pathBoxOf(path: string): number[] | undefined {
  const [, ...figures] = /^M([-\d.]+)[ ,]([-\d.]+)H([-\d.]+)V([-\d.]+)H\1(?:V\2)?Z$/i.exec(path) ?? [];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = figures.map(Number);
  return figures.length === 4 ? [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)] : undefined;
}
