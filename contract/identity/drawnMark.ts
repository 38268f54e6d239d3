import { parseXml, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml';
import { attributeFault, isMeaningless, paintAttributes } from './markAttributes.ts';

/** A logo or a symbol, read: nothing in it but shapes, so it may stand in a page as it is. */
export interface DrawnMark {
  minX: number;
  minY: number;
  width: number;
  height: number;
  shapes: MarkShape[];
}

/** A shape, or a group of them. `currentColor` is the colour of the text around it, `var(--accent)` the accent. */
export interface MarkShape {
  name: string;
  attributes: Readonly<Record<string, string>>;
  inner: MarkShape[];
}

export type ReadMark = { mark: DrawnMark } | { fault: string };

/** Characters; a logo stands in each page three times. */
export const longestMark = 12_000;

/** Groups within groups: no drawing program goes so deep. */
const mostGroups = 30;
const shapes = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
/** They show nothing: titles and notes of drawing programs. The name is read aloud in their place. */
const silent = ['title', 'desc', 'metadata', 'sodipodi:namedview'];

const known = new Map<string, ReadMark>();
const mostKnown = 20;

/** Reads SVG that somebody pasted. What is more than shapes is a fault, said to that person. */
export function readMark(svg: string): ReadMark {
  const found = known.get(svg) ?? read(svg);
  if (known.size >= mostKnown) known.clear();
  known.set(svg, found);
  return found;
}

/** For text that was accepted once. Throws where it does not fit. */
export function markOf(svg: string): DrawnMark {
  const found = readMark(svg);
  if ('fault' in found) throw new Error(found.fault);
  return found.mark;
}

/** The shapes as markup, for a drawing that stands by itself. */
export function markupOf(shapes: readonly MarkShape[]): string {
  return shapes
    .map(({ attributes, inner, name }) => {
      const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
      return `<${name}${written.join('')}>${markupOf(inner)}</${name}>`;
    })
    .join('');
}

class MarkFault extends Error {}

function read(svg: string): ReadMark {
  try {
    if (svg.length > longestMark)
      throw new MarkFault(
        `This has ${svg.length} characters, and may have ${longestMark}. Simplify its paths, or round their figures to two decimals.`,
      );
    const { root } = parseXml(svg.trim());
    if (root?.name !== 'svg') throw new MarkFault('This is no SVG: it has to begin with <svg and end with </svg>.');
    const inner = root.children.flatMap((node) => shapesOf(node, 0));
    if (inner.length === 0)
      throw new MarkFault('Nothing is drawn in this SVG: it needs a shape, such as <path d="…"/>.');
    const attributes = attributesOf(root, ['viewBox', 'width', 'height', 'x', 'y']);
    const isPainted = Object.keys(attributes).length > 0;
    return { mark: { ...boxOf(root), shapes: isPainted ? [{ name: 'g', attributes, inner }] : inner } };
  } catch (error) {
    if (error instanceof MarkFault) return { fault: error.message };
    if (!(error instanceof XmlError)) throw error;
    return {
      fault: `This is no whole SVG: ${error.message.split('\n')[0]}. Paste the file from its first < to its last >.`,
    };
  }
}

function shapesOf(node: XmlElement['children'][number], depth: number): MarkShape[] {
  if (node instanceof XmlText) {
    if (node.text.trim() === '') return [];
    throw new MarkFault(`Between the shapes stands text: "${node.text.trim().slice(0, 30)}". Take it out.`);
  }
  if (!(node instanceof XmlElement) || silent.includes(node.name)) return [];
  const { name } = node;
  if (![...shapes, 'g', 'defs'].includes(name))
    throw new MarkFault(`<${name}> cannot stand in a logo. ${mendOf(name)}`);
  if (depth > mostGroups) throw new MarkFault('Its groups stand too deep within each other. Ungroup the drawing.');
  const inner = node.children.flatMap((one) => shapesOf(one, depth + 1));
  if (name === 'defs' && inner.length === 0) return [];
  if (name === 'g') return [{ name, attributes: attributesOf(node), inner }];
  if (inner.length > 0) throw new MarkFault(`In <${name}> stands another shape. Put it beside it.`);
  return [{ name, attributes: attributesOf(node), inner }];
}

function mendOf(name: string): string {
  if (name === 'text' || name === 'tspan')
    return 'Turn the text into outlines in your drawing program, and paste it again.';
  if (name === 'style')
    return 'Export it with presentation attributes in place of styles (in Illustrator: Styling, Presentation Attributes).';
  if (/gradient|pattern/i.test(name)) return 'Give the shapes plain colours.';
  if (name === 'image') return 'Only shapes can: trace the picture in your drawing program.';
  return `Shapes can: ${shapes.join(', ')}, and g around them.`;
}

function attributesOf(element: XmlElement, apart: readonly string[] = []): Record<string, string> {
  const entries = Object.entries(element.attributes).filter(([name]) => !apart.includes(name) && !isMeaningless(name));
  for (const [name, value] of entries) {
    const fault = attributeFault(element.name, name, value, element.name === 'svg' ? paintAttributes : undefined);
    if (fault) throw new MarkFault(fault);
  }
  return Object.fromEntries(entries);
}

function boxOf({ attributes: { height = '', viewBox, width = '' } }: XmlElement): Omit<DrawnMark, 'shapes'> {
  const given = viewBox ?? `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`;
  const figures = given.trim().split(/[\s,]+/);
  const [minX = Number.NaN, minY = Number.NaN, boxWidth = Number.NaN, boxHeight = Number.NaN] = figures.map(Number);
  const isBox = figures.length === 4 && [minX, minY, boxWidth, boxHeight].every((one) => Math.abs(one) < 100_000);
  if (isBox && boxWidth > 0 && boxHeight > 0) return { minX, minY, width: boxWidth, height: boxHeight };
  throw new MarkFault('<svg> does not say how large it is: it needs viewBox="0 0 width height".');
}
