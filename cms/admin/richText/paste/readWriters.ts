import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { attributeOf, element, elementsIn, isBlank, isElement, replaceWithin } from '../../../texts/html/elements.ts';

/**
 * What Word and Google Docs say by styles, said by elements: bold and italic words, and the points of Word's lists,
 * which it writes as paragraphs.
 */
export function readWriters(root: Root): void {
  replaceWithin(root, (node) => {
    if (isElement(node, 'span', 'b', 'strong', 'i', 'em', 'font')) return [marked(node)];
    return undefined;
  });
  root.children = listsOf(root.children.filter(isContent));
  replaceWithin(root, (node) => {
    if (isElement(node, 'div', 'body', 'section', 'td', 'th')) node.children = listsOf(node.children);
    return undefined;
  });
  for (const list of elementsIn(root, 'ul', 'ol')) tighten(list);
  for (const table of elementsIn(root, 'table')) giveHead(table);
}

const isContent = (node: Root['children'][number]): node is ElementContent => node.type !== 'doctype';

function marked(node: Element): Element {
  const style = attributeOf(node, 'style').toLowerCase();
  const inner = element('span', node.children);
  replaceWithin(inner, (child) =>
    isElement(child, 'span', 'b', 'strong', 'i', 'em', 'font') ? [marked(child)] : undefined,
  );
  const weight = /font-weight:\s*(\w+)/.exec(style)?.[1];
  const isBold = weight ? weight === 'bold' || Number(weight) >= 600 : isElement(node, 'b', 'strong');
  const shape = /font-style:\s*(\w+)/.exec(style)?.[1];
  const isItalic = shape ? shape === 'italic' : isElement(node, 'i', 'em');
  // The points of a list in Word are words that it says to leave out.
  if (/mso-list:\s*ignore/.test(style)) return element('span', inner.children, { style: 'mso-list:ignore' });
  const slanted = isItalic ? element('em', [inner]) : inner;
  return isBold ? element('strong', [slanted]) : slanted;
}

/** Neighbouring points of Word as lists, each deeper one within the one above it. */
function listsOf(nodes: readonly ElementContent[]): ElementContent[] {
  const found: ElementContent[] = [];
  let open: { level: number; list: Element }[] = [];
  for (const node of nodes) {
    const level = levelOf(node);
    if (level === undefined || !isElement(node)) {
      if (node.type !== 'text' || node.value.trim() !== '') open = [];
      found.push(node);
      continue;
    }
    open = open.filter((one) => one.level <= level);
    const last = open.at(-1);
    if (last?.level !== level) {
      const list = element(isNumbered(node) ? 'ol' : 'ul', []);
      const above = last?.list.children.at(-1);
      if (above && isElement(above)) above.children.push(list);
      else found.push(list);
      open.push({ level, list });
    }
    open.at(-1)?.list.children.push(element('li', withoutPoint(node)));
  }
  return found;
}

/** Google Docs puts each point into a paragraph, and a list within beside its point. */
function tighten(list: Element): void {
  const points: ElementContent[] = [];
  for (const child of list.children) {
    const above = points.at(-1);
    if (isElement(child, 'ul', 'ol') && above && isElement(above, 'li')) above.children.push(child);
    else if (!isBlank(child)) points.push(child);
  }
  for (const point of points) {
    if (!isElement(point, 'li')) continue;
    const isOneLine = point.children.filter((child) => isElement(child, 'p')).length === 1;
    point.children = point.children
      .filter((child) => (child.type === 'text' && !isOneLine) || isElement(child, 'br') || !isBlank(child))
      .flatMap((child) => (isOneLine && isElement(child, 'p') ? child.children : [child]));
  }
  list.children = points;
}

/** A table of a text has a head; where none is marked, it is the first row. */
function giveHead(table: Element): void {
  if (elementsIn(table, 'th').length > 0) return;
  const [first] = elementsIn(table, 'tr');
  for (const cell of first?.children ?? []) if (isElement(cell, 'td')) cell.tagName = 'th';
}

/** The level of a point of Word, from 1; undefined for anything else. */
function levelOf(node: ElementContent): number | undefined {
  if (!isElement(node, 'p')) return undefined;
  const rules = attributeOf(node, 'style').toLowerCase().split(';');
  const list = rules.find((rule) => rule.trim().startsWith('mso-list:')) ?? '';
  const level = /\blevel(\d)/.exec(list)?.[1];
  return level ? Number(level) : undefined;
}

function isNumbered(point: Element): boolean {
  return /^\s*(?:\d+|[a-z]{1,3})[.)]/i.test(textOf(point));
}

function withoutPoint(point: Element): ElementContent[] {
  replaceWithin(point, (node) =>
    isElement(node, 'span') && /mso-list:\s*ignore/i.test(attributeOf(node, 'style')) ? [] : undefined,
  );
  return point.children;
}
