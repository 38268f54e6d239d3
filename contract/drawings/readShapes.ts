import { parseXml, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml';
import { attributeFault, isMeaningless, paintAttributes } from './shapeAttributes.ts';

/** A drawing that was read: it has nothing but shapes, so it can be put into a page or a file as it is. */
export interface Drawn {
  minX: number;
  minY: number;
  width: number;
  height: number;
  shapes: Shape[];
}

/** A shape, or a group of them. `currentColor` is the colour of the surrounding text, `var(--accent)` the accent. */
export interface Shape {
  name: string;
  attributes: Readonly<Record<string, string>>;
  inner: Shape[];
}

export type ReadShapes = { drawn: Drawn } | { fault: string };

/** Rules by which a drawing is read. */
export interface DrawingRules {
  /** Such as "a logo"; used in messages. */
  thing: string;
  /** Characters. */
  longest: number;
  /** Classes that shapes may keep; all others are left out. */
  classes?: RegExp;
}

/** Depth of nested groups that no drawing program reaches. */
const mostGroups = 30;
const shapes = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
/**
 * Elements that show nothing: titles and notes of drawing programs. The page describes a drawing in text next to it.
 */
const silent = ['title', 'desc', 'metadata', 'sodipodi:namedview'];

/** Reads SVG that somebody brings. Anything but shapes is a fault, which is explained to that person. */
export function readShapes(svg: string, rules: DrawingRules): ReadShapes {
  try {
    return { drawn: read(svg, rules) };
  } catch (error) {
    if (error instanceof DrawingFault) return { fault: error.message };
    if (!(error instanceof XmlError)) throw error;
    const place = error.message.split('\n')[0];
    return { fault: `This is no whole SVG: ${place}. Take the file from its first < to its last >.` };
  }
}

/** The shapes as markup. */
export function markupOf(shapes: readonly Shape[]): string {
  return shapes
    .map(({ attributes, inner, name }) => {
      const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
      return `<${name}${written.join('')}>${markupOf(inner)}</${name}>`;
    })
    .join('');
}

class DrawingFault extends Error {}

function read(svg: string, rules: DrawingRules): Drawn {
  if (svg.length > rules.longest)
    throw new DrawingFault(
      `This has ${svg.length} characters, and may have ${rules.longest}. Simplify its paths, or round their figures to two decimals.`,
    );
  const { root } = parseXml(svg.trim());
  if (root?.name !== 'svg') throw new DrawingFault('This is no SVG: it has to begin with <svg and end with </svg>.');
  const inner = root.children.flatMap((node) => shapesOf(node, 0, rules));
  if (inner.length === 0)
    throw new DrawingFault('Nothing is drawn in this SVG: it needs a shape, such as <path d="…"/>.');
  const attributes = attributesOf(root, rules, ['viewBox', 'width', 'height', 'x', 'y', 'preserveAspectRatio']);
  const isPainted = Object.keys(attributes).length > 0;
  return { ...boxOf(root), shapes: isPainted ? [{ name: 'g', attributes, inner }] : inner };
}

function shapesOf(node: XmlElement['children'][number], depth: number, rules: DrawingRules): Shape[] {
  if (node instanceof XmlText) {
    if (node.text.trim() === '') return [];
    throw new DrawingFault(`Between the shapes stands text: "${node.text.trim().slice(0, 30)}". Take it out.`);
  }
  if (!(node instanceof XmlElement) || silent.includes(node.name)) return [];
  const { name } = node;
  if (![...shapes, 'g', 'defs'].includes(name))
    throw new DrawingFault(`<${name}> cannot stand in ${rules.thing}. ${mendOf(name)}`);
  if (depth > mostGroups) throw new DrawingFault('Its groups stand too deep within each other. Ungroup the drawing.');
  const inner = node.children.flatMap((one) => shapesOf(one, depth + 1, rules));
  if (name === 'defs' && inner.length === 0) return [];
  if (name === 'g') return [{ name, attributes: attributesOf(node, rules), inner }];
  if (inner.length > 0) throw new DrawingFault(`In <${name}> stands another shape. Put it beside it.`);
  return [{ name, attributes: attributesOf(node, rules), inner }];
}

function mendOf(name: string): string {
  if (name === 'text' || name === 'tspan')
    return 'Turn the text into outlines in your drawing program, and bring it again.';
  if (name === 'style')
    return 'Export it with presentation attributes in place of styles (in Illustrator: Styling, Presentation Attributes).';
  if (/gradient|pattern/i.test(name)) return 'Give the shapes plain colours.';
  if (name === 'image') return 'Only shapes can: trace the picture in your drawing program.';
  return `Shapes can: ${shapes.join(', ')}, and g around them.`;
}

function attributesOf(element: XmlElement, { classes, thing }: DrawingRules, apart: readonly string[] = []) {
  const isKept = (name: string, value: string) =>
    name === 'class' ? classes?.test(value) : !apart.includes(name) && !isMeaningless(name);
  const entries = Object.entries(element.attributes).filter(([name, value]) => isKept(name, value));
  for (const [name, value] of entries) {
    if (name === 'class') continue;
    const fault = attributeFault(name, value, element.name === 'svg' ? paintAttributes : undefined);
    if (fault) throw new DrawingFault(`${fault.what} of <${element.name}> cannot stand in ${thing}. ${fault.mend}`);
  }
  return Object.fromEntries(entries);
}

function boxOf({ attributes: { height = '', viewBox, width = '' } }: XmlElement): Omit<Drawn, 'shapes'> {
  const given = viewBox ?? `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`;
  const figures = given.trim().split(/[\s,]+/);
  const [minX = Number.NaN, minY = Number.NaN, boxWidth = Number.NaN, boxHeight = Number.NaN] = figures.map(Number);
  const isBox = figures.length === 4 && [minX, minY, boxWidth, boxHeight].every((one) => Math.abs(one) < 100_000);
  if (isBox && boxWidth > 0 && boxHeight > 0) return { minX, minY, width: boxWidth, height: boxHeight };
  throw new DrawingFault('<svg> does not say how large it is: it needs viewBox="0 0 width height".');
}
