import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import {
  cleanHtml,
  collapseSpaces,
  headingLevels,
  readRaised,
  readSymbols,
  refuseDeepNesting,
  struckThrough,
  underlined,
} from '../../../texts/html/cleanHtml.ts';
import {
  attributeOf,
  element,
  elementsIn,
  type Find,
  isContent,
  isElement,
  replaceWithin,
  styleOf,
} from '../../../texts/html/elements.ts';
import { readFootnotes } from '../../../texts/html/readFootnotes.ts';
import { readTables, removeBold } from '../../../texts/html/readTables.ts';
import { sectionsOf } from '../../../texts/html/sectionsOf.ts';
import { type TextRules, toMarkdown, toPhrasing } from '../../../texts/html/toMarkdown.ts';
import { say } from '../../say.ts';
import { sayAgain } from '../../sayAgain.ts';
import { type Miss, sayLeftOutPicture } from './fitPasted.ts';
import { readLists } from './readLists.ts';

const markedBy = ['span', 'b', 'strong', 'i', 'em', 'font', 's', 'strike', 'u'] as const;

/** Converts words, headings, lists, tables, links and footnotes to our Markdown, without styling. */
export function markdownOfHtml(html: string, miss: Miss): string {
  refuseDeepNesting(html);
  const find: Find = (_, words) => {
    const said = sayAgain(words);
    miss(`${said.charAt(0).toUpperCase()}${said.slice(1)}.`);
  };
  const root = fromHtml(html, { fragment: true });
  leaveOut(root, miss);
  const notes = readFootnotes(root);
  for (const part of [root, ...notes.values()]) {
    readWriters(part, find);
    cleanHtml(part, find);
  }
  const rules: TextRules = {
    addressOf(address) {
      if (!address.startsWith('#')) return address;
      miss(say('Links to places within the other document were left out.'));
      return undefined;
    },
    levelOf: headingLevels(root),
    footnoteOf(label) {
      const note = notes.get(label);
      return note && { label, words: toPhrasing([element('p', note.children.filter(isContent))], rules) };
    },
  };
  const flow = sectionsOf(root).flatMap((section) => {
    if (section.kind === 'flow') return section.nodes;
    miss(sayLeftOutPicture());
    return [];
  });
  return toMarkdown(flow, rules).join('\n\n');
}

/** Removes what reviewers and word processors added to a text, and reports it. */
function leaveOut(root: Root, miss: Miss): void {
  const deleted = elementsIn(root, 'del')
    .map((one) => textOf(one).replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  if (deleted.length > 0)
    miss(
      say('Words that were marked as deleted were left out: {deleted}.', {
        deleted: deleted.map((words) => `“${words}”`).join(', '),
      }),
    );
  replaceWithin(root, (node) => {
    if (!isElement(node)) return undefined;
    if (node.tagName === 'del') return [];
    const [first] = node.children;
    if (node.tagName === 'li' && first?.type === 'text' && tickOfNotion.test(first.value)) {
      first.value = first.value.replace(tickOfNotion, '');
      miss(sayLeftOutTicks());
    }
    if (isComment(node)) miss(say('Comments were left out.'));
    else if (/\bMsoToc\d\b/.test(attributeOf(node, 'className')))
      miss(say('The list of contents was left out: an article makes its own.'));
    else if (isTick(node)) miss(sayLeftOutTicks());
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

const tickOfNotion = /^\s*\[[ x]\]\s+/;
const sayLeftOutTicks = () => say('Ticks of a list were left out.');

function isTick(node: Element): boolean {
  if (isElement(node, 'input')) return attributeOf(node, 'type') === 'checkbox';
  return isElement(node, 'img') && attributeOf(node, 'ariaRoleDescription') === 'checkbox';
}

function isHidden(node: Element): boolean {
  if (styleOf(node, 'display') === 'none' || styleOf(node, 'mso-hide') === 'all') return true;
  // An icon.
  return isElement(node, 'svg') && attributeOf(node, 'ariaHidden') === 'true';
}

/** Turns the styles of Word, Google Docs and spreadsheets into elements that a text can contain. */
function readWriters(root: Root, find: Find): void {
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
