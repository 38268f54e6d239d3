import type { Element, ElementContent, Root } from 'hast';
import {
  attributeOf,
  element,
  elementsIn,
  isBlank,
  isElement,
  isPhrasing,
  replaceWithin,
} from '../../../texts/html/elements.ts';
import { styleOf } from './styleOf.ts';

/** Tables as a text has them: with a head, columns that are aligned, and cells of one line. A single cell only frames. */
export function readTables(root: Root): void {
  replaceWithin(root, (node) => {
    const cells = isElement(node, 'table') ? elementsIn(node, 'td', 'th') : [];
    return cells.length === 1 ? [element('div', cells[0]?.children ?? [])] : undefined;
  });
  for (const table of elementsIn(root, 'table')) {
    for (const cell of elementsIn(table, 'td', 'th')) {
      const align = alignOf(cell);
      const { align: _, ...properties } = cell.properties;
      cell.properties = align ? { ...properties, align } : properties;
      cell.children = onOneLine(cell.children);
    }
    giveHead(table);
  }
}

/** A table of a text has a head; where none is marked, it is the first row. It is bold by itself. */
function giveHead(table: Element): void {
  if (elementsIn(table, 'th').length === 0) {
    const [first] = elementsIn(table, 'tr');
    for (const cell of first?.children ?? []) if (isElement(cell, 'td')) cell.tagName = 'th';
  }
  for (const head of elementsIn(table, 'th')) withoutBold(head);
}

/** Heads and headings are bold by themselves. */
export function withoutBold(node: Element): void {
  replaceWithin(node, (child) => (isElement(child, 'strong', 'b') ? [element('span', child.children)] : undefined));
}

function alignOf(cell: Element): 'right' | 'center' | undefined {
  const said = [cell, ...cell.children.filter((child) => isElement(child, 'p'))].flatMap((one) => [
    attributeOf(one, 'align'),
    styleOf(one, 'text-align'),
  ]);
  return said.includes('right') ? 'right' : said.includes('center') ? 'center' : undefined;
}

/** Read as a whole elsewhere. */
const apart = new Set(['table', 'pre', 'img']);

/** What stands one below the other in a cell, side by side. */
function onOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  const lines: ElementContent[][] = [];
  let isOpen = false;
  for (const node of nodes) {
    const isBlock = node.type === 'element' && !isPhrasing(node) && !apart.has(node.tagName);
    if (isBlock) lines.push(onOneLine(node.children));
    else if (isOpen) lines.at(-1)?.push(node);
    else lines.push([node]);
    isOpen = !isBlock;
  }
  const between = nodes.some((node) => isElement(node, 'li')) ? '; ' : ' ';
  return lines
    .filter((line) => !line.every(isBlank))
    .flatMap((line, index) => (index > 0 ? [{ type: 'text' as const, value: between }, ...line] : line));
}
