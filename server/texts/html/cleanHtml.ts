import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { attributeOf, element, elementsIn, type Find, replaceWithin, sinkMarks } from './elements.ts';

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

/**
 * Removes scripts, forms and placeholders of plugins from a text, and reports them. Embedded players and frames become
 * links.
 */
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
    if (dropped.has(node.tagName)) return [];
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

/** Puts a dash before the source below a quote. */
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
