export interface InlineElement {
  name: 'script' | 'style';
  /** As in the tag, with the space before them. */
  attributes: string;
  content: string;
  start: number;
  end: number;
}

/** Files that pages request by address when rendered, and contain when served. */
export interface InlinedFiles {
  /** By address. */
  styleSheets: Readonly<Record<string, string>>;
  /** Scripts that only start another one, by address. */
  shortScripts: Readonly<Record<string, string>>;
}

const opening = /<(?:(script|style)\b|link rel="stylesheet" href="([^"]+)">)/g;
const module = /^ type="module" src="([^"]+)"$/;

/**
 * Returns every `<script>` and `<style>` of a page with its content, in order, including files that the page requests
 * by address and that it is to contain. An element without an end is ignored.
 */
export function findInlineElements(html: string, { shortScripts, styleSheets }: InlinedFiles): InlineElement[] {
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

/** Whether a script is data, such as structured data, which is read but not run. */
export function isData({ attributes }: Pick<InlineElement, 'attributes'>): boolean {
  return /type="application\/(?:ld\+)?json"/.test(attributes);
}

/**
 * Whether a script is code. Rules for the browser, such as which pages to prefetch, are not, although the policy treats
 * them as code.
 */
export function isRunScript(element: Pick<InlineElement, 'attributes'>): boolean {
  return !isData(element) && !/type="speculationrules"/.test(element.attributes);
}
