import type { Element, ElementContent, Root, RootContent } from 'hast';

export type HtmlNode = Root | RootContent;

const phrasing = new Set(
  'a abbr acronym b bdi bdo big br button cite code data del dfn em font i img ins kbd label mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

export function isPhrasing(node: HtmlNode): boolean {
  if (node.type === 'text') return true;
  return node.type === 'element' && phrasing.has(node.tagName) && !node.children.some((child) => isBlock(child));
}

function isBlock(node: ElementContent): boolean {
  return node.type === 'element' && !isPhrasing(node);
}

export function isElement(node: HtmlNode | undefined, ...names: string[]): node is Element {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

export function isContent(node: RootContent): node is ElementContent {
  return node.type !== 'doctype';
}

export function element(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children };
}

/** The value of an attribute as text; empty where there is none. */
export function attributeOf(node: Element, name: string): string {
  const value = node.properties[name];
  return Array.isArray(value)
    ? value.join(' ')
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : '';
}

/** All elements with these names within a node, itself included, in document order. */
export function elementsIn(node: HtmlNode, ...names: string[]): Element[] {
  const own = isElement(node, ...names) ? [node] : [];
  return 'children' in node ? [...own, ...node.children.flatMap((child) => elementsIn(child, ...names))] : own;
}

/** Replaces nodes at any depth by those that `by` returns; where it returns undefined, the node stays as it is. */
export function replaceWithin<Parent extends Element | Root>(
  parent: Parent,
  by: (node: ElementContent) => ElementContent[] | undefined,
): void {
  const children: ElementContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'doctype') continue;
    const replaced = by(child);
    if (replaced) children.push(...replaced);
    else {
      if (child.type === 'element') replaceWithin(child, by);
      children.push(child);
    }
  }
  parent.children = children;
}

/**
 * Moves marks and links into the blocks that they contain, as in `<a><h3>…</h3></a>`: Markdown has them within a line
 * alone. A `b` of normal weight is only a frame, which Google Docs puts around a text.
 */
export function sinkMarks(root: Element | Root): void {
  replaceWithin(root, (node) => {
    if (!isElement(node) || !phrasing.has(node.tagName) || isPhrasing(node)) return undefined;
    if (!/^(?:span|font|button)$/.test(node.tagName) && !/font-weight:\s*normal/.test(attributeOf(node, 'style')))
      markRuns(node, node);
    const frame = element('div', node.children);
    sinkMarks(frame);
    return [frame];
  });
}

function markRuns(parent: Element, { properties, tagName }: Element): void {
  const children: ElementContent[] = [];
  let run: ElementContent[] = [];
  const flush = () => {
    if (!run.every(isBlank)) children.push(element(tagName, run, properties));
    else children.push(...run);
    run = [];
  };
  for (const child of parent.children) {
    if (isPhrasing(child)) run.push(child);
    else {
      flush();
      if (isElement(child) && child.tagName !== 'pre')
        markRuns(child, { type: 'element', tagName, properties, children: [] });
      children.push(child);
    }
  }
  flush();
  parent.children = children;
}

/** True where nothing of a node would be visible. */
export function isBlank(node: HtmlNode): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  if (node.type !== 'element') return true;
  return !/^(?:img|hr|td|th)$/.test(node.tagName) && !node.properties.dataFn && node.children.every(isBlank);
}

/** A part of a text that could not be converted as it was, in words for the person in charge. */
interface Finding {
  kind: 'shortcode' | 'bracket' | 'block' | 'text' | 'link' | 'file';
  words: string;
}

export type Find = (kind: Finding['kind'], words: string) => void;

/** Empty if not set. Compares whole names: Word has others with the same ending, as mso-bidi-font-weight. */
export function styleOf(node: Element, property: string): string {
  for (const rule of attributeOf(node, 'style').toLowerCase().split(';')) {
    const colon = rule.indexOf(':');
    if (rule.slice(0, colon).trim() === property) return rule.slice(colon + 1).trim();
  }
  return '';
}
