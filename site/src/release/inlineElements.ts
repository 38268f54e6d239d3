export interface InlineElement {
  name: 'script' | 'style';
  /** As they stand in the tag, with the space before them. */
  attributes: string;
  content: string;
  /** Where the content begins in the page. */
  contentStart: number;
}

/** Every `<script>` and `<style>` of a page with what stands between its tags, in order. One that never ends is none. */
export function inlineElements(html: string): InlineElement[] {
  const found: InlineElement[] = [];
  const opening = /<(script|style)\b/g;
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const name = match[1] === 'script' ? 'script' : 'style';
    const contentStart = html.indexOf('>', opening.lastIndex) + 1;
    const end = html.indexOf(`</${name}>`, contentStart);
    if (contentStart === 0 || end < 0) break;
    const attributes = html.slice(opening.lastIndex, contentStart - 1);
    found.push({ name, attributes, content: html.slice(contentStart, end), contentStart });
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
