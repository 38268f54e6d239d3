import type { Element, ElementContent, Root } from 'hast';
import { attributeOf, element, replaceWithin } from './elements.ts';
import type { Find } from './Finding.ts';

const dropped = new Set(['style', 'noscript', 'template', 'link', 'meta', 'title', 'base', 'head']);
const unfit: Record<string, string> = {
  script: 'a script',
  form: 'a form',
  input: 'a form’s field',
  select: 'a form’s field',
  textarea: 'a form’s field',
  canvas: 'a drawing made by a script',
  svg: 'a drawing (SVG) within the text',
  math: 'a formula (MathML)',
};
const players = new Set(['iframe', 'video', 'audio', 'object', 'embed']);

/**
 * Removes scripts, forms and placeholders of plugins from a text, and reports them. Embedded players and frames become
 * links.
 */
export function cleanHtml(root: Root, find: Find): void {
  replaceWithin(root, (node) => {
    if (node.type === 'comment') {
      const block = /^\s*wp:([a-z][\w/-]*)/.exec(node.value)?.[1];
      if (block && node.value.trimEnd().endsWith('/')) find('block', block);
      return [];
    }
    if (node.type !== 'element') return undefined;
    if (dropped.has(node.tagName)) return [];
    const words = unfit[node.tagName];
    if (words) {
      find('text', `${words} was left out`);
      return [];
    }
    // Browsers copy `background-image: none` as well.
    if (/background-image:\s*url/.test(attributeOf(node, 'style')))
      find('text', 'a picture in the background was left out');
    // The name of the file is already a link to it.
    if (/\bwp-block-file__button\b/.test(attributeOf(node, 'className'))) return [];
    if (node.tagName === 'blockquote') node.children = node.children.map(addDash);
    if (players.has(node.tagName)) return linkToPlayer(node, find);
    if (node.tagName === 'img' && /\b(?:wp-smiley|emoji)\b/.test(attributeOf(node, 'className')))
      return [{ type: 'text', value: attributeOf(node, 'alt') }];
    return undefined;
  });
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
