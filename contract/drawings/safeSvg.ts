import { XmlElement, XmlError, XmlText } from '@rgrove/parse-xml';
import { parseSvgTree } from './svgSource.ts';

/** Characters. */
const longest = 3_000_000;
const mostElements = 20_000;
const mostDepth = 100;

const shown = new Set(
  'svg g defs symbol use path circle ellipse rect line polyline polygon linearGradient radialGradient stop clipPath mask pattern marker filter image style'.split(
    ' ',
  ),
);
/** Filters, except the one that shows other files. */
const effect = /^fe(?!Image)[A-Z]\w{2,30}$/;
const silent = /^(?:title|desc|metadata|(?:sodipodi|inkscape|rdf|cc|dc):[\w-]+)$/;
const ownReference = /^#[^\s"'()<>]+$/;
const embedded = /^data:image\/(?:png|jpe?g|webp);base64,[A-Za-z0-9+/=\s]+$/;

/**
 * SVG that shows more than shapes, such as filters and embedded pictures, written anew so that it can be drawn once by a
 * program: nothing that runs, moves, is text in a font of its own, or lies outside the file. Undefined where it has
 * such.
 */
export function safeSvg(svg: string): string | undefined {
  if (svg.length > longest) return undefined;
  try {
    const { root } = parseSvgTree(svg);
    return root?.name === 'svg' ? new SafeWriter().write(root, 0) : undefined;
  } catch (error) {
    // A RangeError: deeper than the parser reads.
    if (error instanceof XmlError || error instanceof UnsafeSvg || error instanceof RangeError) return undefined;
    throw error;
  }
}

class UnsafeSvg extends Error {}

class SafeWriter {
  #count = 0;

  write({ attributes, children, name }: XmlElement, depth: number): string {
    this.#count += 1;
    if (!(shown.has(name) || effect.test(name)) || this.#count > mostElements || depth > mostDepth)
      throw new UnsafeSvg();
    const namespaces =
      depth === 0 ? ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"' : '';
    const written = Object.entries(attributes).map(([key, value]) => attributeOf(name, key, value));
    const inner = children.map((child) => {
      if (child instanceof XmlText) return this.#text(name, child.text);
      return child instanceof XmlElement && !silent.test(child.name) ? this.write(child, depth + 1) : '';
    });
    return `<${name}${namespaces}${written.join('')}>${inner.join('')}</${name}>`;
  }

  #text(parent: string, text: string): string {
    if (text.trim() === '') return '';
    if (parent !== 'style') throw new UnsafeSvg();
    return escapeXml(checkedStyle(text));
  }
}

function attributeOf(element: string, name: string, value: string): string {
  if (/^on/i.test(name)) throw new UnsafeSvg();
  // Namespaces and notes of drawing programs.
  if (name.startsWith('xmlns') || (name.includes(':') && name !== 'xlink:href')) return '';
  const isReference = name === 'href' || name === 'xlink:href';
  if (isReference && !ownReference.test(value) && !(element === 'image' && embedded.test(value))) throw new UnsafeSvg();
  return ` ${name}="${escapeXml(isReference ? value : checkedStyle(value))}"`;
}

/** A style or an attribute that refers to nothing outside the file. */
function checkedStyle(text: string): string {
  const rest = text.replace(/url\(\s*["']?#[^"'()\s]+["']?\s*\)/gi, '');
  if (/url\s*\(|@import|@font-face|\\|image-set|expression/i.test(rest)) throw new UnsafeSvg();
  return text;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
