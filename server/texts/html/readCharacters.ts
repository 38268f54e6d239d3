import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { attributeOf, elementsIn, type Find, isElement, replaceWithin } from './elements.ts';

/**
 * The symbols that Word draws as letters of a font that nobody else has: arrows and faces that it makes from --> and
 * :-).
 */
const symbols: Readonly<Record<string, string>> = {
  à: '→',
  ß: '←',
  á: '↑',
  â: '↓',
  ó: '↔',
  è: '➔',
  Ø: '➢',
  J: '☺',
  L: '☹',
  ü: '✓',
  û: '✗',
  þ: '☑',
};
const raised = new Map([...'0123456789+-−=()n'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ'][index]]));
const lowered = new Map([...'0123456789+-−=()'].map((sign, index) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][index]]));
const wasMoved = {
  sup: 'was raised above the line: it is level now',
  sub: 'was lowered below the line: it is level now',
};
/** Superscripts that read the same on the line. */
const readsOnLine = /^(?:st|nd|rd|th|e|er|o|a|tm|sm|®|\[\w{1,3}\]|\*)$/i;

/** Replaces letters of the symbol font by the symbols that they draw. */
export function readSymbols(node: Element): void {
  changeTexts(node, (words) => [...words].map((letter) => symbols[letter] ?? letter).join(''));
}

/** Replaces raised and lowered figures by characters of their own: on the line, a square metre would read as m2. */
export function readRaised(root: Root, find: Find): void {
  replaceWithin(root, (node) => {
    if (!isElement(node, 'sup', 'sub') || attributeOf(node, 'dataFn') || elementsIn(node, 'a', 'sup').length > 1)
      return undefined;
    const words = textOf(node).trim();
    const signs = [...words].map((sign) => (node.tagName === 'sup' ? raised : lowered).get(sign));
    if (words !== '' && !signs.includes(undefined)) return [{ type: 'text', value: signs.join('') }];
    if (words !== '' && !readsOnLine.test(words)) find('text', `“${words}” ${wasMoved[node.tagName as 'sub' | 'sup']}`);
    return undefined;
  });
}

/** Collapses several spaces into one, and removes invisible ones. Code stays as it is. */
export function collapseSpaces(root: Root): void {
  changeTexts(root, (words) => words.replace(/[\u00ad\u200b\u2060\ufeff]/g, '').replace(/[ \t\r\n\u00a0]{2,}/g, ' '));
}

function changeTexts(parent: Element | Root, change: (words: string) => string): void {
  for (const child of parent.children) {
    if (child.type === 'text') child.value = change(child.value);
    else if (child.type === 'element' && !isElement(child, 'pre', 'code')) changeTexts(child, change);
  }
}
