import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { attributeOf, elementsIn, isElement, replaceWithin } from '../../../texts/html/elements.ts';
import { styleOf } from '../../../texts/html/styleOf.ts';
import type { Miss } from './Miss.ts';

/** Removes what reviewers and word processors added to a text, and reports it. */
export function leaveOut(root: Root, miss: Miss): void {
  const deleted = elementsIn(root, 'del')
    .map((one) => textOf(one).replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  if (deleted.length > 0)
    miss(`Words that were marked as deleted were left out: ${deleted.map((words) => `“${words}”`).join(', ')}.`);
  replaceWithin(root, (node) => {
    if (!isElement(node)) return undefined;
    if (node.tagName === 'del') return [];
    if (isComment(node)) miss('Comments were left out.');
    else if (/\bMsoToc\d\b/.test(attributeOf(node, 'className')))
      miss('The list of contents was left out: an article makes its own.');
    else if (isTick(node)) miss('Ticks of a list were left out.');
    // What is hidden was not meant to be pasted, so it is removed without a report.
    else if (!isHidden(node)) return undefined;
    return [];
  });
}

function isComment(node: Element): boolean {
  if (/\bMsoCommentReference\b|\bmsocom/.test(attributeOf(node, 'className'))) return true;
  if (styleOf(node, 'mso-element').startsWith('comment')) return true;
  // A file exported from Google Docs: the mark of a comment, and the line below the text that leads back to it.
  const marks = isElement(node, 'sup') ? node.children : isElement(node, 'div') ? firstLine(node) : [];
  return marks.some((one) => isElement(one, 'a') && attributeOf(one, 'href').startsWith('#cmnt'));
}

function firstLine(node: Element) {
  const [first] = node.children;
  return isElement(first, 'p') ? first.children.slice(0, 1) : [];
}

function isTick(node: Element): boolean {
  if (isElement(node, 'input')) return attributeOf(node, 'type') === 'checkbox';
  return isElement(node, 'img') && attributeOf(node, 'ariaRoleDescription') === 'checkbox';
}

function isHidden(node: Element): boolean {
  if (styleOf(node, 'display') === 'none' || styleOf(node, 'mso-hide') === 'all') return true;
  // An icon.
  return isElement(node, 'svg') && attributeOf(node, 'ariaHidden') === 'true';
}
