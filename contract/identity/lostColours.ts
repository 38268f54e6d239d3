import { type Drawn, markupOf, type Shape } from '../drawings/readShapes.ts';
import { contrastOf } from './contrast.ts';
import { leastOfShapes } from './palette.ts';

const painted = ['fill', 'stroke'];

/** The colours of a mark that can hardly be told from a ground, as the mark writes them. */
export function coloursLostOn(ground: string, { shapes }: Drawn): string[] {
  const found = new Set<string>();
  const visit = ({ attributes, inner }: Shape) => {
    for (const name of painted) if (attributes[name]) found.add(attributes[name]);
    inner.forEach(visit);
  };
  shapes.forEach(visit);
  return [...found].filter((colour) => isPlain(colour) && contrastOf(colour, ground) < leastOfShapes);
}

/** A colour by its figures; a word may be none, or what follows the text already. */
const isPlain = (colour: string) =>
  /^(?:#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\(\s*\d+\s*,\s*\d+\s*,\s*\d+\s*\)|black|navy)$/i.test(colour);

/** The mark as SVG, with what is drawn in these colours in the colour of the text around it. */
export function followText({ height, minX, minY, shapes, width }: Drawn, colours: readonly string[]): string {
  const follow = ({ attributes, inner, name }: Shape): Shape => {
    const entries = Object.entries(attributes).map(([attribute, value]) =>
      painted.includes(attribute) && colours.includes(value) ? [attribute, 'currentColor'] : [attribute, value],
    );
    return { name, attributes: Object.fromEntries(entries), inner: inner.map(follow) };
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${minX} ${minY} ${width} ${height}">${markupOf(shapes.map(follow))}</svg>`;
}
