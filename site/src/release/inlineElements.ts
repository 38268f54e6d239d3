export interface InlineElement {
  name: 'script' | 'style';
  /** As they are in the tag, with the space before them. */
  attributes: string;
  content: string;
  /** Where the element begins and ends in the page. */
  start: number;
  end: number;
}

/** What pages ask for by address, and hold themselves when they are served. */
export interface InlinedFiles {
  /** Style sheets, by address. */
  styleSheets: Readonly<Record<string, string>>;
  /** Scripts that do nothing but start another one, by address. */
  shortScripts: Readonly<Record<string, string>>;
}

const opening = /<(?:(script|style)\b|link rel="stylesheet" href="([^"]+)">)/g;
const module = /^ type="module" src="([^"]+)"$/;

/**
 * Every `<script>` and `<style>` of a page with what is between its tags, in order: also what the page asks for by
 * address and is to hold itself. An element that never ends is none.
 */
export function inlineElements(html: string, { shortScripts, styleSheets }: InlinedFiles): InlineElement[] {
  const found: InlineElement[] = [];
  opening.lastIndex = 0;
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const [, tag, address = ''] = match;
    if (tag === undefined) {
      const content = styleSheets[address];
      if (content !== undefined)
        found.push({ name: 'style', attributes: '', content, start: match.index, end: opening.lastIndex });
      continue;
    }
    const name = tag === 'script' ? 'script' : 'style';
    const contentStart = html.indexOf('>', opening.lastIndex) + 1;
    const contentEnd = html.indexOf(`</${name}>`, contentStart);
    if (contentStart === 0 || contentEnd < 0) break;
    const attributes = html.slice(opening.lastIndex, contentStart - 1);
    const end = contentEnd + `</${name}>`.length;
    const code = shortScripts[attributes.match(module)?.[1] ?? ''];
    found.push({
      name,
      attributes: code === undefined ? attributes : ' type="module"',
      content: code ?? html.slice(contentStart, contentEnd),
      start: match.index,
      end,
    });
    opening.lastIndex = end;
  }
  return found;
}

/** Data such as structured data is read, not run. */
export function isData({ attributes }: Pick<InlineElement, 'attributes'>): boolean {
  return /type="application\/(?:ld\+)?json"/.test(attributes);
}

/** Rules for the browser, such as which pages to fetch ahead, are no code, though its policy looks at them as such. */
export function isRunScript(element: Pick<InlineElement, 'attributes'>): boolean {
  return !isData(element) && !/type="speculationrules"/.test(element.attributes);
}
