import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { declarationsOf, type StyleRules, stylesOf } from './svgStyles.ts';

/** An SVG that was parsed: its root, what its styles say, and its elements by their ids. */
export interface SvgSource {
  root: XmlElement | null;
  styles: StyleRules;
  byId: ReadonlyMap<string, XmlElement>;
}

/** Parses SVG. Throws `XmlError` if it is not whole, and `StyleFault` if its styles are more than colours of classes. */
export function parseSvg(svg: string): SvgSource {
  const { root } = parseSvgTree(svg);
  const byId = new Map<string, XmlElement>();
  const sheets: string[] = [];
  const visit = (element: XmlElement): void => {
    const { id } = element.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    if (element.name === 'style') sheets.push(element.text);
    for (const child of element.children) if (child instanceof XmlElement) visit(child);
  };
  if (root) visit(root);
  return { root, byId, styles: stylesOf(sheets.join('\n')) };
}

/** The tree of an SVG, with the entities that its own declaration names, as Illustrator writes them for namespaces. */
export function parseSvgTree(svg: string) {
  const text = svg.trim();
  const entities = new Map<string, string>();
  const head = text.slice(0, 10_000);
  const declaration = /<!DOCTYPE\s+svg\b/i.test(head) ? head.slice(head.indexOf('[') + 1, head.indexOf(']') + 1) : '';
  // A value without a further entity cannot grow.
  for (const [, name = '', value = ''] of declaration.matchAll(/<!ENTITY\s+([\w.-]{1,60})\s+"([^"<&%]{0,200})"\s*>/g))
    entities.set(`&${name};`, value);
  return parseXml(text, { resolveUndefinedEntity: (entity) => entities.get(entity) });
}

/**
 * The attributes of an element as they count: those of its style before those of its classes, and those before its own.
 * The style and the classes themselves stay among them where they are not understood, or name more than colours.
 */
export function attributesWithStyle(element: XmlElement, styles: StyleRules): Record<string, string> {
  const { style, ...attributes } = element.attributes;
  const classes = (attributes.class ?? '').split(/\s+/).map((name) => `.${name}`);
  const selectors = [element.name, ...classes, `#${attributes.id ?? ''}`];
  const byRule = selectors.flatMap((selector) => Object.entries(styles.get(selector) ?? {}));
  return { ...attributes, ...Object.fromEntries(byRule), ...(style ? declarationsOf(style) : {}) };
}
