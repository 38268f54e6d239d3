/** What the style sheet of a drawing says, by selector: an element's name, `.class` or `#id`. */
export type StyleRules = ReadonlyMap<string, Readonly<Record<string, string>>>;

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
export function stylesOf(sheet: string): StyleRules {
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
export function declarationsOf(style: string): Record<string, string> {
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
