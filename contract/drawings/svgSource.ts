import { parseXml, XmlElement } from '@rgrove/parse-xml';

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

/** What the style sheet of a drawing says, by selector: an element's name, `.class` or `#id`. */
type StyleRules = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Styles that are more than plain properties of single elements, classes or ids. */
export class StyleFault extends Error {
  override name = 'StyleFault';
}

/** Properties that change nothing in a drawing of shapes, as drawing programs write them. */
const silent =
  /^(?:-[\w-]+|font(?:-[\w-]+)?|text-[\w-]+|line-height|letter-spacing|word-spacing|writing-mode|direction|color-(?:interpolation|rendering)|shape-rendering|image-rendering|enable-background|overflow|marker|solid-[\w-]+|paint-order|white-space|inline-size|shape-(?:padding|margin|inside))$/;
/** Values with which a property says what is so anyway. */
const usual: Readonly<Record<string, string>> = {
  display: 'inline',
  visibility: 'visible',
  'mix-blend-mode': 'normal',
  isolation: 'auto',
  filter: 'none',
  mask: 'none',
  'clip-path': 'none',
  'vector-effect': 'none',
};

/** True for a property, or an attribute of its name, that changes nothing in a drawing of shapes. */
export function isSilent(name: string, value: string): boolean {
  return silent.test(name) || usual[name] === value;
}

function withoutComments(sheet: string): string {
  const [first = '', ...others] = sheet.split('/*');
  // A comment that never ends hides the rest of the sheet.
  return others.reduce(
    (text, other) => `${text} ${other.includes('*/') ? other.slice(other.indexOf('*/') + 2) : ''}`,
    first,
  );
}

/** Reads a style sheet, whose selectors have equal weight here: the later rule counts. */
function stylesOf(sheet: string): StyleRules {
  const rules = new Map<string, Record<string, string>>();
  const text = withoutComments(sheet).replace(/<!--|-->/g, ' ');
  let rest = text.trim();
  while (rest !== '') {
    const [rule, selectors = '', body = ''] = /^([^{}@]{1,2000})\{([^{}]{0,4000})\}\s*/.exec(rest) ?? [];
    if (rule === undefined) throw new StyleFault(rest.slice(0, 40));
    for (const selector of selectors.split(',').map((one) => one.trim())) {
      if (!/^[.#]?[\w-]+$/.test(selector)) throw new StyleFault(selector);
      rules.set(selector, { ...rules.get(selector), ...declarationsOf(body) });
    }
    rest = rest.slice(rule.length);
  }
  return rules;
}

/** The properties of a style that say something, as attributes. */
function declarationsOf(style: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const declaration of style.split(';').filter((one) => one.trim() !== '')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) throw new StyleFault(declaration.trim().slice(0, 40));
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace('!important', '')
      .trim();
    if (!isSilent(name, value)) found[name] = value;
  }
  return found;
}
