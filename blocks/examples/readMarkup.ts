/** An element as a browser would read it. */
export interface MarkupElement {
  tag: string;
  attributes: Record<string, string>;
  children: MarkupElement[];
  /** All text within, at any depth. */
  text: string;
}

const tokens = /<(\/?)([a-z][\w-]*)((?:\s[^<>]*)?)>|([^<]+)/gi;

/** Reads what React printed, for tests. In it `<` and `>` stand nowhere but around tags. */
export function readMarkup(html: string): MarkupElement {
  const root: MarkupElement = { tag: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, slash, tag = '', attributes = '', text] of html.matchAll(tokens)) {
    if (text !== undefined) for (const one of open) one.text += unescaped(text);
    else if (slash)
      open.length = Math.max(
        1,
        open.findLastIndex((one) => one.tag === tag),
      );
    else {
      const element: MarkupElement = { tag, attributes: attributesIn(attributes), children: [], text: '' };
      open.at(-1)?.children.push(element);
      if (!attributes.endsWith('/')) open.push(element);
    }
  }
  return root;
}

/** Every element within one, in the order of the page. */
export function elementsIn({ children }: MarkupElement): MarkupElement[] {
  return children.flatMap((child) => [child, ...elementsIn(child)]);
}

/** By their names in small letters, as browsers keep them. */
function attributesIn(text: string): Record<string, string> {
  const found = [...text.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name.toLowerCase(), unescaped(value)]));
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };

function unescaped(text: string): string {
  return text.replace(/&(lt|gt|quot|#x27|amp);/g, (entity, name: string) => entities[name] ?? entity);
}
