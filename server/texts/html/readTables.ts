import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import {
  attributeOf,
  element,
  elementsIn,
  isBlank,
  isElement,
  isPhrasing,
  replaceWithin,
  styleOf,
} from './elements.ts';

/** With a head, aligned columns, and cells of one line. A table of a single cell is a frame, and unwrapped. */
export function readTables(root: Root): void {
  replaceWithin(root, (node) => {
    const captions = isElement(node, 'table') ? node.children.filter((child) => isElement(child, 'caption')) : [];
    if (captions.length === 0 || !isElement(node)) return undefined;
    const rest = element(
      'table',
      node.children.filter((child) => !isElement(child, 'caption')),
      node.properties,
    );
    // A line in italics right above a table is its caption.
    return [...captions.map((one) => element('p', [element('em', one.children)])), rest];
  });
  replaceWithin(root, (node) => {
    const cells = isElement(node, 'table') ? elementsIn(node, 'td', 'th') : [];
    return cells.length === 1 ? [element('div', cells[0]?.children ?? [])] : undefined;
  });
  for (const table of elementsIn(root, 'table')) {
    for (const cell of elementsIn(table, 'td', 'th')) {
      const align = alignOf(cell);
      const { align: _, ...properties } = cell.properties;
      cell.properties = align ? { ...properties, align } : properties;
      cell.children = joinLines(cell.children);
    }
    giveHead(table);
  }
}

/** Makes the first row the head if none is marked, and removes bold from heads. */
function giveHead(table: Element): void {
  if (elementsIn(table, 'th').length === 0) {
    const [first] = elementsIn(table, 'tr');
    for (const cell of first?.children ?? []) if (isElement(cell, 'td')) cell.tagName = 'th';
  }
  for (const head of elementsIn(table, 'th')) removeBold(head);
}

/** Removes bold, because heads and headings are bold anyway. */
export function removeBold(node: Element): void {
  replaceWithin(node, (child) => (isElement(child, 'strong', 'b') ? [element('span', child.children)] : undefined));
}

function alignOf(cell: Element): 'right' | 'center' | undefined {
  const said = [cell, ...cell.children.filter((child) => isElement(child, 'p'))].flatMap((one) => [
    attributeOf(one, 'align'),
    styleOf(one, 'text-align'),
  ]);
  return said.includes('right') ? 'right' : said.includes('center') ? 'center' : undefined;
}

/** Puts the lines of a cell next to each other: paragraphs, points, lines of code, the rows of a table within. */
function joinLines(nodes: readonly ElementContent[]): ElementContent[] {
  const lines: ElementContent[][] = [];
  let isOpen = false;
  for (const node of nodes) {
    const name = node.type === 'element' ? node.tagName : '';
    if (node.type === 'comment' || name === 'hr') continue;
    const isBlock = node.type === 'element' && !isPhrasing(node);
    if (name === 'pre')
      lines.push([element('code', [{ type: 'text', value: textOf(node).replace(/\s+/g, ' ').trim() }])]);
    else if (isBlock) lines.push(joinLines(node.children));
    else if (isOpen) lines.at(-1)?.push(node);
    else lines.push([node]);
    isOpen = !isBlock;
  }
  const between = nodes.some((node) => isElement(node, 'li', 'tr')) ? '; ' : ' ';
  return lines
    .filter((line) => !line.every(isBlank))
    .flatMap((line, index) => (index > 0 ? [{ type: 'text' as const, value: between }, ...line] : line));
}
