import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { struckThrough, underlined } from '../../../texts/html/cleanHtml.ts';
import { attributeOf, element, elementsIn, isElement, replaceWithin } from '../../../texts/html/elements.ts';
import type { Find } from '../../../texts/html/Finding.ts';
import { collapseSpaces, readRaised, readSymbols } from '../../../texts/html/readCharacters.ts';
import { readTables, removeBold } from '../../../texts/html/readTables.ts';
import { styleOf } from '../../../texts/html/styleOf.ts';
import { readLists } from './readLists.ts';

/**
 * Turns the styles of Word, Google Docs and spreadsheets into elements, and whatever else they write differently into
 * what a text can contain.
 */
export function readWriters(root: Root, find: Find): void {
  const inLinks = new Set(elementsIn(root, 'a').flatMap((link) => elementsIn(link, ...markedBy)));
  const tell = (node: Element, words: string) => {
    const text = textOf(node).trim();
    // A link is underlined here too.
    const isLink = inLinks.has(node) || elementsIn(node, 'a').some((link) => textOf(link).trim() === text);
    if (text !== '' && !(isLink && words === underlined)) find('text', `“${text}” ${words}`);
  };
  replaceWithin(root, (node) => (isMarked(node) ? [convertMarked(node, tell)] : undefined));
  readLists(root);
  readTables(root);
  for (const heading of elementsIn(root, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) removeBold(heading);
  replaceWithin(root, (node) => {
    const kind = isElement(node, 'p') ? attributeOf(node, 'className') : '';
    if (!isElement(node)) return undefined;
    if (/\bMso(?:Intense)?Quote\b/.test(kind)) return [element('blockquote', [element('p', node.children)])];
    // A line in italics just above a table is its caption.
    return /\bMsoCaption\b/.test(kind) ? [element('p', [element('em', node.children)])] : undefined;
  });
  readRaised(root, find);
  collapseSpaces(root);
}

const markedBy = ['span', 'b', 'strong', 'i', 'em', 'font', 's', 'strike', 'u'] as const;

function isMarked(node: ElementContent): node is Element {
  return isElement(node, ...markedBy);
}

function convertMarked(node: Element, tell: (node: Element, words: string) => void): Element {
  // The mark of a point in Word must stay recognisable, because the list is read from it.
  if (styleOf(node, 'mso-list') === 'ignore') return element('span', node.children, { style: 'mso-list:ignore' });
  const inner = element('span', node.children);
  if (styleOf(node, 'font-family').includes('wingdings')) readSymbols(inner);
  const line = styleOf(node, 'text-decoration') + styleOf(node, 'text-decoration-line');
  if (isElement(node, 's', 'strike') || line.includes('line-through')) tell(node, struckThrough);
  if (isElement(node, 'u') || line.includes('underline')) tell(node, underlined);
  replaceWithin(inner, (child) => (isMarked(child) ? [convertMarked(child, tell)] : undefined));
  // Chromium preserves a space at the edge of marked words by making it non-breaking.
  const words = textOf(inner);
  const isSpace = words !== '' && words.trim() === '' && elementsIn(inner, 'a', 'br', 'img', 'sup').length === 0;
  if (isSpace) return element('span', [{ type: 'text', value: ' ' }]);
  const height = styleOf(node, 'vertical-align');
  const placed = /^(?:super|sub)$/.test(height) ? element(height === 'sub' ? 'sub' : 'sup', [inner]) : inner;
  const weight = styleOf(node, 'font-weight');
  const isBold = weight ? weight === 'bold' || Number(weight) >= 600 : isElement(node, 'b', 'strong');
  const shape = styleOf(node, 'font-style');
  const isItalic = shape ? shape === 'italic' : isElement(node, 'i', 'em');
  const slanted = isItalic ? element('em', [placed]) : placed;
  return isBold ? element('strong', [slanted]) : slanted;
}
