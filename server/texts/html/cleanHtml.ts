import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import {
  attributeOf,
  element,
  elementsIn,
  type Find,
  isBlank,
  isElement,
  replaceWithin,
  sinkMarks,
} from './elements.ts';

const dropped = new Set(['style', 'template', 'link', 'meta', 'title', 'base', 'head']);
/** How browsers show elements that Markdown has no name for. */
const shownAs: Record<string, string> = {
  menu: 'ul',
  dir: 'ul',
  dialog: 'div',
  u: 'span',
  s: 'span',
  strike: 'span',
  del: 'span',
};
/** What is said of marks that our texts do not have. */
export const underlined = 'was underlined: the line is gone';
export const struckThrough = 'was struck through: the line is gone';
const lost: Record<string, string> = {
  u: underlined,
  s: struckThrough,
  strike: struckThrough,
  del: struckThrough,
  mark: 'was highlighted: it is in italics',
};
const unfit: Record<string, string> = {
  script: 'a script',
  form: 'a form',
  input: 'a form’s field',
  select: 'a form’s field',
  datalist: 'a form’s field',
  textarea: 'a form’s field',
  canvas: 'a drawing made by a script',
  svg: 'a drawing (SVG) within the text',
  math: 'a formula (MathML)',
};
const players = new Set(['iframe', 'video', 'audio', 'object', 'embed']);

/** Most characters of what was left out that are quoted. */
const maxQuoted = 1_000;

/** Reports what it removes: scripts, forms, placeholders of plugins. Players and frames become links. */
export function cleanHtml(root: Root, find: Find): void {
  sinkMarks(root);
  const inLinks = new Set(elementsIn(root, 'a').flatMap((link) => elementsIn(link, 'u')));
  replaceWithin(root, (node) => {
    if (node.type === 'comment') {
      const block = /^\s*wp:([a-z][\w/-]*)/.exec(node.value)?.[1];
      if (block && node.value.trimEnd().endsWith('/')) find('block', `${block}${quoted(wordsOfBlock(node.value))}`);
      return [];
    }
    if (node.type !== 'element') return undefined;
    // The second is what WordPress puts upon pictures that can be enlarged.
    if (dropped.has(node.tagName) || /\blightbox-trigger\b/.test(attributeOf(node, 'className'))) return [];
    if (node.tagName === 'noscript') {
      if (textOf(node).trim()) find('text', `words for browsers without script were left out${quoted(wordsIn(node))}`);
      return [];
    }
    const said = inLinks.has(node) ? undefined : lost[node.tagName];
    if (said && textOf(node).trim()) find('text', `“${textOf(node).replace(/\s+/g, ' ').trim()}” ${said}`);
    node.tagName = shownAs[node.tagName] ?? node.tagName;
    const words = unfit[node.tagName];
    if (words) {
      const inner = node.tagName === 'script' ? '' : wordsIn(node);
      find('text', `${words} was left out${quoted(inner)}`);
      return [];
    }
    // Browsers copy `background-image: none` as well.
    if (/background-image:\s*url/.test(attributeOf(node, 'style')))
      find('text', 'a picture in the background was left out');
    // The name of the file is already a link to it.
    if (/\bwp-block-file__button\b/.test(attributeOf(node, 'className'))) {
      find('text', `the button of a file was left out${quoted(wordsIn(node))}`);
      return [];
    }
    if (node.tagName === 'blockquote') node.children = node.children.map(addDash);
    if (players.has(node.tagName)) return linkToPlayer(node, find);
    if (node.tagName === 'img' && /\b(?:wp-smiley|emoji)\b/.test(attributeOf(node, 'className')))
      return [{ type: 'text', value: attributeOf(node, 'alt') }];
    return undefined;
  });
}

/** The words of an element, apart where elements part them. */
function wordsIn(node: Element): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? wordsIn(child) : ''))
    .join(' ');
}

/** The words of what was left out, so that whoever reads the report can put them back. */
function quoted(words: string): string {
  const plain = words.replace(/\s+/g, ' ').trim();
  if (plain === '') return '';
  return `: “${plain.length > maxQuoted ? `${plain.slice(0, maxQuoted)}…` : plain}”`;
}

/** The sentences among the settings of a block that a plugin would draw. */
function wordsOfBlock(comment: string): string {
  const settings = comment.slice(comment.indexOf('{'), comment.lastIndexOf('}') + 1);
  const sentences: string[] = [];
  try {
    JSON.parse(settings, (_, value: unknown) => {
      if (typeof value === 'string' && /\S\s+\S/.test(value))
        sentences.push(textOf(fromHtml(value, { fragment: true })));
    });
  } catch {
    // Without settings, or not JSON, which WordPress could not read either.
  }
  return sentences.join(' ');
}

function addDash(child: ElementContent): ElementContent {
  if (child.type !== 'element' || child.tagName !== 'cite') return child;
  return element('p', [{ type: 'text', value: '— ' }, ...child.children]);
}

function linkToPlayer(node: Element, find: Find): Element[] {
  const inner = node.children.filter(
    (child) => child.type === 'element' && /^(?:source|embed|param)$/.test(child.tagName),
  );
  const candidates = [node, ...inner].flatMap((one) =>
    one.type === 'element' ? [attributeOf(one, 'src'), attributeOf(one, 'data'), attributeOf(one, 'value')] : [],
  );
  const address = candidates.find((one) => /^(?:https?:)?\/\//.test(one));
  if (!address) {
    find('text', `something played or shown from elsewhere (${node.tagName}) without an address was left out`);
    return [];
  }
  const title = attributeOf(node, 'title').trim();
  const words = title || (address.replace(/^(?:https?:)?\/\//, '').split(/[?#]/, 1)[0] ?? address);
  return [element('p', [element('a', [{ type: 'text', value: words }], { href: address })])];
}

/** Elements without an end tag, and those whose end tag is optional. */
const unended = new Set(
  'area base br col embed hr img input link meta param source track wbr p li td th tr tbody thead tfoot dt dd option rt rp colgroup'.split(
    ' ',
  ),
);

/** The deepest nesting of elements: deeper HTML is malicious or broken. */
const maxDepth = 500;

/** Throws for HTML so deeply nested that recursive readers would overflow the stack. */
export function refuseDeepNesting(html: string): void {
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})/gi)) {
    if (unended.has(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (slash ? -1 : 1));
    if (depth > maxDepth) throw new Error(`Its HTML is nested more than ${maxDepth} elements deep`);
  }
}

/** The highest becomes 2, all below 3 become 3, none is skipped. To be called for each heading, in order. */
export function headingLevels(root: Root): (depth: number) => 2 | 3 {
  const depths = elementsIn(root, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
    .filter((one) => !isBlank(one))
    .map(({ tagName }) => Number(tagName.slice(1)));
  const highest = Math.min(6, ...depths);
  let above = 1;
  return (depth) => {
    const level = depth <= highest || above === 1 ? 2 : 3;
    above = level;
    return level;
  };
}

/** Letters of a font that nobody else has, which Word makes of --> and :-). */
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
