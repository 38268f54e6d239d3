import type { Element, ElementContent, Root } from 'hast';
import { element, isBlank, isElement, isPhrasing } from '../../texts/html/elements.ts';

const containers = new Set(['div', 'section', 'article', 'aside', 'main', 'blockquote', 'center', 'header', 'footer']);
const lines = new Set(['p', 'li', 'td', 'th', 'dd', 'dt', 'figcaption', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Adds paragraphs and line breaks to a text of the classic editor, which stores them as empty lines and line ends. */
export function addParagraphs(parent: Root | Element, isTop = true): void {
  const children: ElementContent[] = [];
  let run: ElementContent[] = [];
  const flush = () => {
    const paragraphs = paragraphsOf(run)
      .map(withBreaks)
      .filter((one) => !one.every(isBlank));
    const [only] = paragraphs;
    if (!isTop && only && paragraphs.length === 1) children.push(...only);
    else children.push(...paragraphs.map((one) => element('p', one)));
    run = [];
  };
  for (const child of parent.children) {
    if (child.type === 'doctype' || child.type === 'comment') continue;
    if (isPhrasing(child)) {
      run.push(child);
      continue;
    }
    flush();
    if (isElement(child)) {
      if (containers.has(child.tagName)) addParagraphs(child);
      else if (lines.has(child.tagName)) addParagraphs(child, false);
      else if (child.tagName !== 'pre') addParagraphsWithin(child);
    }
    children.push(child);
  }
  flush();
  parent.children = children;
}

/** Goes through lists, tables and figures, which contain no text themselves; their parts do. */
function addParagraphsWithin(node: Element): void {
  for (const child of node.children) {
    if (!isElement(child) || isPhrasing(child)) continue;
    if (containers.has(child.tagName)) addParagraphs(child);
    else if (lines.has(child.tagName)) addParagraphs(child, false);
    else if (child.tagName !== 'pre') addParagraphsWithin(child);
  }
}

function paragraphsOf(run: readonly ElementContent[]): ElementContent[][] {
  const paragraphs: ElementContent[][] = [[]];
  for (const node of run) {
    const texts = node.type === 'text' ? node.value.split(/\n[ \t]*\n/) : undefined;
    if (!texts) paragraphs.at(-1)?.push(node);
    texts?.forEach((value, index) => {
      if (index > 0) paragraphs.push([]);
      if (value) paragraphs.at(-1)?.push({ type: 'text', value });
    });
  }
  return paragraphs;
}

function withBreaks(nodes: readonly ElementContent[]): ElementContent[] {
  const broken = nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'element' && node.tagName !== 'code') return [{ ...node, children: withBreaks(node.children) }];
    if (node.type !== 'text') return [node];
    return node.value.split('\n').flatMap((value, index) => {
      const text = { type: 'text' as const, value: index > 0 ? value.trimStart() : value };
      const kept = text.value === '' ? [] : [text];
      return index > 0 ? [element('br', []), ...kept] : kept;
    });
  });
  const isEdge = (node: ElementContent | undefined) =>
    node !== undefined && (isElement(node, 'br') || (node.type === 'text' && node.value.trim() === ''));
  while (isEdge(broken[0]) && broken.some((node) => isElement(node, 'br'))) broken.shift();
  while (isEdge(broken.at(-1)) && isElement(broken.at(-1), 'br')) broken.pop();
  return broken.filter((node, index) => !(isElement(node, 'br') && isElement(broken[index - 1], 'br')));
}
