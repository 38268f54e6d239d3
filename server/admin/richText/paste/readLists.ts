import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import {
  attributeOf,
  element,
  elementsIn,
  isBlank,
  isContent,
  isElement,
  replaceWithin,
  styleOf,
} from '../../../texts/html/elements.ts';

/** Word writes points as paragraphs on the desktop, and on the web each as a list of its own. */
export function readLists(root: Root): void {
  replaceWithin(root, (node) => {
    const isFrame = isElement(node, 'div') && /\bListContainerWrapper\b/.test(attributeOf(node, 'className'));
    return isFrame ? node.children : undefined;
  });
  root.children = listsOf(root.children.filter(isContent));
  replaceWithin(root, (node) => {
    if (isElement(node, 'div', 'body', 'section', 'td', 'th')) node.children = listsOf(node.children);
    return undefined;
  });
  for (const list of elementsIn(root, 'ul', 'ol')) tighten(list);
}

/** Turns neighbouring points of Word into lists, with deeper points nested in the point above. */
function listsOf(nodes: readonly ElementContent[]): ElementContent[] {
  const found: ElementContent[] = [];
  let open: { level: number; list: Element }[] = [];
  for (const node of nodes) {
    const point = takePoint(node);
    if (!point) {
      if (node.type === 'element' || !isBlank(node)) open = [];
      found.push(node);
      continue;
    }
    open = open.filter((one) => one.level <= point.level);
    const last = open.at(-1);
    if (last?.level !== point.level) {
      const list = listFor(point);
      const above = last?.list.children.at(-1);
      if (above && isElement(above)) above.children.push(list);
      else found.push(list);
      open.push({ level: point.level, list });
    }
    open.at(-1)?.list.children.push(element('li', point.children));
  }
  return found;
}

const typedMark = /^\s*(?:[·•§▪◦‣●○■\uf0a7\uf0b7]\s*|(?:o|[–-]|\d{1,9}[.)]|[a-z]{1,5}[.)])(?:\u00a0|\s{2})\s*)/u;

interface Point {
  /** From 1. */
  level: number;
  /** Begins with its number, if it has one. */
  mark: string;
  children: ElementContent[];
}

function takePoint(node: ElementContent): Point | undefined {
  if (!isElement(node, 'ul', 'ol', 'p')) return undefined;
  if (node.tagName !== 'p') {
    const [only, ...others] = node.children.filter((child) => isElement(child));
    const level = only && others.length === 0 ? Number(attributeOf(only, 'dataAriaLevel')) : 0;
    return only && level > 0 ? { level, mark: node.tagName === 'ol' ? '1.' : '', children: only.children } : undefined;
  }
  const level = /\blevel(\d)/.exec(styleOf(node, 'mso-list'))?.[1];
  if (!level) return undefined;
  const mark = textOf(node).trim();
  const length = textOf(node).length;
  replaceWithin(node, (child) => (isMark(child) ? [] : undefined));
  if (textOf(node).length === length) removeTypedMark(node);
  return { level: Number(level), mark, children: node.children };
}

function isMark(node: ElementContent): boolean {
  return isElement(node, 'span') && styleOf(node, 'mso-list') === 'ignore';
}

/** Programs that pass on what Word wrote take the name off its marks, which are then words in front of the point. */
function removeTypedMark(node: Element): boolean {
  for (const child of node.children) {
    if (child.type === 'text' && child.value.trim() !== '') {
      child.value = child.value.replace(typedMark, '');
      return true;
    }
    if (isElement(child) && removeTypedMark(child)) return true;
  }
  return false;
}

function listFor({ mark }: Point): Element {
  const number = /^(?:(\d{1,9})|[a-z]{1,5})[.)]/i.exec(mark);
  if (!number) return element('ul', []);
  return element('ol', [], number[1] && number[1] !== '1' ? { start: Number(number[1]) } : {});
}

/** Unwraps the points of Google Docs, which puts each into a paragraph, and a nested list next to its point. */
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
