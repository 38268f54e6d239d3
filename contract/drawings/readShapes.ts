import { XmlElement, XmlError, XmlText } from '@rgrove/parse-xml';
import {
  attributeFault,
  type Box,
  coverAttributes,
  coversBox,
  gradientAttributes,
  isMeaningless,
  paintAttributes,
  stopAttributes,
} from './shapeAttributes.ts';
import { attributesWithStyle, parseSvg, StyleFault, type SvgSource } from './svgSource.ts';

/** A drawing that was read: it has nothing but shapes, so it can be put into a page or a file as it is. */
export interface Drawn extends Box {
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
  /**
   * Gradients and clips are kept, under ids of ours. In a page they would meet those of other drawings: there only
   * clips that cut nothing off may stand, and they are left out.
   */
  hasReferences?: boolean;
}

/** Depth of nested groups that no drawing program reaches. */
const mostGroups = 30;
/** Shapes, after each repetition of a symbol: more than any drawing has, and a limit for those made to grow. */
const mostShapes = 20_000;
const shapes = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const gradients = ['linearGradient', 'radialGradient'];
const covers = ['clipPath', 'mask'];
const paints = ['fill', 'stroke'];
const sides = ['x', 'y', 'width', 'height'];
const hasOnly = (attributes: object, names: readonly string[]) =>
  Object.keys(attributes).every((name) => names.includes(name));
/** Attributes that refer to an element, and what that may be. */
const referring: Readonly<Record<string, readonly string[]>> = {
  fill: gradients,
  stroke: gradients,
  'clip-path': ['clipPath'],
  mask: ['mask'],
};
/**
 * Elements that show nothing: titles and notes of drawing programs. The page describes a drawing in text next to it.
 */
const silent = ['title', 'desc', 'metadata', 'style', 'sodipodi:namedview', 'inkscape:path-effect'];

/** Reads SVG that somebody brings. Anything but shapes is a fault, which is explained to that person. */
export function readShapes(svg: string, rules: DrawingRules): ReadShapes {
  try {
    return { drawn: new ShapeReader(svg, rules).read() };
  } catch (error) {
    if (error instanceof DrawingFault) return { fault: error.message };
    // The parser's own depth.
    if (error instanceof RangeError) return { fault: tooDeep };
    if (error instanceof StyleFault) return { fault: `<style> is not allowed in ${rules.thing}. ${mendOf('style')}` };
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

const noSvg =
  'This is no SVG, but perhaps a PNG or a PDF. Export the drawing as SVG: it begins with <svg and ends with </svg>.';
const tooDeep = 'Its groups are nested too deeply. Ungroup the drawing.';

class DrawingFault extends Error {}

class ShapeReader {
  readonly #source: SvgSource;
  readonly #rules: DrawingRules;
  /** Our names of gradients and clips, by those in the file; what nothing refers to is left out. */
  readonly #references = new Map<string, { id: string; shape: Shape | undefined }>();
  #count = 0;
  /** Whether what is read stands where `use` repeats it. */
  #isRepeated = false;

  constructor(svg: string, rules: DrawingRules) {
    if (!/<svg\b/i.test(svg)) throw new DrawingFault(noSvg);
    if (svg.length > rules.longest)
      throw new DrawingFault(
        `This has ${svg.length} characters, and may have ${rules.longest}. Simplify its paths, or round their figures to two decimals.`,
      );
    this.#rules = rules;
    this.#source = parseSvg(svg);
  }

  read(): Drawn {
    const { root } = this.#source;
    if (root?.name !== 'svg') throw new DrawingFault(noSvg);
    const inner = root.children.flatMap((node) => this.#shapesOf(node, 0));
    if (inner.length === 0)
      throw new DrawingFault('Nothing is drawn in this SVG: it needs a shape, such as <path d="…"/>.');
    const attributes = this.#attributesOf(root, ['viewBox', 'width', 'height', 'x', 'y', 'preserveAspectRatio']);
    const isPainted = Object.keys(attributes).length > 0;
    const referred = [...this.#references.values()].flatMap(({ shape }) => shape ?? []);
    const defs = referred.length > 0 ? [{ name: 'defs', attributes: {}, inner: referred }] : [];
    return { ...boxOf(root), shapes: [...(isPainted ? [{ name: 'g', attributes, inner }] : inner), ...defs] };
  }

  #shapesOf(node: XmlElement['children'][number], depth: number): Shape[] {
    if (node instanceof XmlText) {
      if (node.text.trim() === '') return [];
      throw new DrawingFault(`Between the shapes stands text: "${node.text.trim().slice(0, 30)}". Take it out.`);
    }
    if (!(node instanceof XmlElement) || silent.includes(node.name)) return [];
    const { name } = node;
    this.#count += 1;
    if (this.#count > mostShapes) throw new DrawingFault('It has more shapes than a drawing may have. Simplify it.');
    if (depth > mostGroups) throw new DrawingFault(tooDeep);
    // What stands here is drawn where something refers to it.
    if (name === 'defs') return this.#onlyKnown(node, depth);
    if ([...gradients, ...covers].includes(name)) return [];
    if (name === 'use') return this.#used(node, depth);
    if (![...shapes, 'g'].includes(name))
      throw new DrawingFault(`<${name}> is not allowed in ${this.#rules.thing}. ${mendOf(name)}`);
    const inner = node.children.flatMap((one) => this.#shapesOf(one, depth + 1));
    if (name !== 'g' && inner.length > 0)
      throw new DrawingFault(`In <${name}> stands another shape. Put it beside it.`);
    return [{ name, attributes: this.#attributesOf(node), inner }];
  }

  /** Definitions are read, so that what is not understood is named, and not drawn. */
  #onlyKnown(node: XmlElement, depth: number): Shape[] {
    for (const child of node.children) {
      const isSymbol = child instanceof XmlElement && child.name === 'symbol';
      if (!isSymbol) this.#shapesOf(child, depth + 1);
    }
    return [];
  }

  /** What `use` repeats, at its place. */
  #used(node: XmlElement, depth: number): Shape[] {
    const { 'xlink:href': old, href = old ?? '', height: _, width: __, x = '0', y = '0', ...rest } = node.attributes;
    const target = href.startsWith('#') ? this.#source.byId.get(href.slice(1)) : undefined;
    if (!target || ![...shapes, 'g', 'use', 'symbol'].includes(target.name) || target.attributes.viewBox)
      throw new DrawingFault(`<use> is not allowed in ${this.#rules.thing}. ${mendOf('use')}`);
    const wasRepeated = this.#isRepeated;
    this.#isRepeated = true;
    const repeated = target.name === 'symbol' ? target.children : [target];
    const inner = repeated.flatMap((one) => this.#shapesOf(one, depth + 1));
    this.#isRepeated = wasRepeated;
    const moved = Number(x) || Number(y) ? `translate(${Number(x)} ${Number(y)})` : '';
    const transform = [rest.transform, moved].filter(Boolean).join(' ');
    const own = new XmlElement('g', { ...rest, ...(transform ? { transform } : {}) });
    return [{ name: 'g', attributes: this.#attributesOf(own), inner }];
  }

  #attributesOf(element: XmlElement, apart: readonly string[] = []): Record<string, string> {
    const { classes, thing } = this.#rules;
    const isKept = (name: string, value: string) =>
      name === 'class' ? classes?.test(value) : !apart.includes(name) && !isMeaningless(name, value);
    const all = attributesWithStyle(element, this.#source.styles);
    const entries = Object.entries(all).filter(([name, value]) => isKept(name, value));
    return Object.fromEntries(
      entries.flatMap(([name, value]) => {
        const referred = this.#referTo(element, name, value);
        if (referred === 'none' && !paints.includes(name)) return [];
        if (name === 'class' || referred !== undefined) return [[name, referred ?? value]];
        const fault = attributeFault(name, value, element.name === 'svg' ? paintAttributes : undefined);
        if (fault)
          throw new DrawingFault(`${fault.what} of <${element.name}> is not allowed in ${thing}. ${fault.mend}`);
        return [[name, value]];
      }),
    );
  }

  /** The value of an attribute that refers to a gradient or a clip of this drawing; undefined for any other. */
  #referTo(element: XmlElement, attribute: string, value: string): string | undefined {
    const wanted = referring[attribute] ?? [];
    const id = /^url\(\s*["']?#([^"')\s]+)["']?\s*\)/.exec(value)?.[1];
    if (wanted.length === 0 || id === undefined) return undefined;
    const target = this.#source.byId.get(id);
    // Browsers paint nothing where a gradient is missing, and cut nothing off where a clip is.
    if (!target) return this.#rules.hasReferences || !paints.includes(attribute) ? 'none' : undefined;
    if (!wanted.includes(target.name)) return undefined;
    if (this.#rules.hasReferences) return `url(#${this.#keep(id, target)})`;
    if (covers.includes(target.name) && this.#cutsNothing(element, target)) return 'none';
    throw new DrawingFault(`<${target.name}> is not allowed in ${this.#rules.thing}. ${mendOf(target.name)}`);
  }

  /** True for the clip or the white mask that drawing programs put around everything: the box of the drawing itself. */
  #cutsNothing(element: XmlElement, cover: XmlElement): boolean {
    const { root, styles } = this.#source;
    const isMoved = (one: XmlElement) => Boolean(attributesWithStyle(one, styles).transform);
    let at: XmlElement | undefined = this.#isRepeated ? undefined : element;
    // What is moved is cut at another place.
    while (at && at !== root && !isMoved(at)) at = at.parent instanceof XmlElement ? at.parent : undefined;
    if (!root || at !== root) return false;
    const box = boxOf(root);
    const { attributes, inner } = this.#cover('', cover);
    const isWhole = (shape: Shape) => !shape.attributes.rx && !shape.attributes.ry && coversBox(shape, box);
    if (cover.name === 'clipPath') return hasOnly(attributes, ['id']) && inner.some(isWhole);
    const isHere = attributes.maskUnits === 'userSpaceOnUse' && coversBox({ name: 'rect', attributes }, box);
    const isWhite = (shape: Shape) =>
      /^(?:white|#fff|#ffffff)$/i.test(shape.attributes.fill ?? '') &&
      hasOnly(shape.attributes, ['d', 'fill', ...sides]);
    return (
      isHere &&
      hasOnly(attributes, ['id', 'mask-type', 'maskUnits', ...sides]) &&
      inner.every(isWhite) &&
      inner.some(isWhole)
    );
  }

  /** Our id of a gradient or a clip, which is kept. */
  #keep(name: string, target: XmlElement): string {
    const known = this.#references.get(name);
    if (known) return known.id;
    const reference: { id: string; shape: Shape | undefined } = { id: `r${this.#references.size}`, shape: undefined };
    this.#references.set(name, reference);
    reference.shape = covers.includes(target.name)
      ? this.#cover(reference.id, target)
      : this.#gradient(reference.id, target);
    return reference.id;
  }

  #cover(id: string, target: XmlElement): Shape {
    const inner = target.children.flatMap((one) => this.#shapesOf(one, 1));
    const isClip = target.name === 'clipPath';
    const attributes = { ...this.#checked(target, coverAttributes), id };
    return { name: target.name, attributes, inner: isClip ? inner.flatMap(ungroup) : inner };
  }

  /** A gradient with the stops and places of the one that it names as its origin. */
  #gradient(id: string, target: XmlElement): Shape {
    const chain = [target];
    for (let at: XmlElement | undefined = target; at && chain.length < mostGroups; ) {
      const href: string | undefined = at.attributes.href ?? at.attributes['xlink:href'];
      at = href ? this.#source.byId.get(href.replace(/^#/, '')) : undefined;
      if (at && gradients.includes(at.name)) chain.push(at);
    }
    const stops = chain.map((one) =>
      one.children.filter((child) => child instanceof XmlElement && child.name === 'stop'),
    );
    const inner = (stops.find((some) => some.length > 0) ?? []).flatMap((stop) =>
      stop instanceof XmlElement ? [{ name: 'stop', attributes: this.#checked(stop, stopAttributes), inner: [] }] : [],
    );
    const attributes = chain.toReversed().map((one) => this.#checked(one, gradientAttributes));
    return { name: target.name, attributes: { ...Object.assign({}, ...attributes), id }, inner };
  }

  #checked(element: XmlElement, allowed: Readonly<Record<string, RegExp>>): Record<string, string> {
    const all = Object.entries(attributesWithStyle(element, this.#source.styles)).filter(
      ([name, value]) => !isMeaningless(name, value) && !/^(?:xlink:)?href$/.test(name),
    );
    for (const [name, value] of all) {
      const fault = attributeFault(name, value, allowed);
      if (fault)
        throw new DrawingFault(
          `${fault.what} of <${element.name}> is not allowed in ${this.#rules.thing}. ${fault.mend}`,
        );
    }
    return Object.fromEntries(all);
  }
}

/** A clip has shapes alone: what their groups say is said by each of them. */
function ungroup({ attributes, inner, name }: Shape): Shape[] {
  if (name !== 'g') return [{ attributes, inner, name }];
  return inner.flatMap(ungroup).map((shape) => {
    const transform = [attributes.transform, shape.attributes.transform].filter(Boolean).join(' ');
    const all = { ...attributes, ...shape.attributes, ...(transform ? { transform } : {}) };
    return { ...shape, attributes: all };
  });
}

function mendOf(name: string): string {
  if (name === 'text' || name === 'tspan')
    return 'Turn the text into outlines in your drawing program, and bring it again.';
  if (name === 'style')
    return 'Export it with presentation attributes in place of styles (in Illustrator: Styling, Presentation Attributes).';
  if (/gradient|pattern/i.test(name)) return 'Give the shapes plain colours.';
  if (covers.includes(name))
    return 'Release the mask in your drawing program (in Illustrator: Object, Clipping Mask, Release), and bring it again.';
  if (name === 'image') return 'Only shapes can: trace the picture in your drawing program.';
  return `Shapes can: ${shapes.join(', ')}, and g around them.`;
}

function boxOf({ attributes: { height = '', viewBox, width = '' } }: XmlElement): Box {
  const given = viewBox ?? `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`;
  const figures = given.trim().split(/[\s,]+/);
  const [minX = Number.NaN, minY = Number.NaN, boxWidth = Number.NaN, boxHeight = Number.NaN] = figures.map(Number);
  const isBox = figures.length === 4 && [minX, minY, boxWidth, boxHeight].every((one) => Math.abs(one) < 100_000);
  if (isBox && boxWidth > 0 && boxHeight > 0) return { minX, minY, width: boxWidth, height: boxHeight };
  throw new DrawingFault('<svg> does not say how large it is: it needs viewBox="0 0 width height".');
}
