import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { cleanHtml } from '../../texts/html/cleanHtml.ts';
import { element, isContent, isElement, replaceWithin } from '../../texts/html/elements.ts';
import type { Find } from '../../texts/html/Finding.ts';
import { headingLevels } from '../../texts/html/levels.ts';
import { refuseDeepNesting } from '../../texts/html/nesting.ts';
import { readRaised } from '../../texts/html/readCharacters.ts';
import { readFootnotes } from '../../texts/html/readFootnotes.ts';
import { readTables } from '../../texts/html/readTables.ts';
import { type PictureSection, sectionsOf } from '../../texts/html/sectionsOf.ts';
import { type TextRules, toMarkdown, toPhrasing } from '../../texts/html/toMarkdown.ts';
import { addParagraphs } from './addParagraphs.ts';
import { expandShortcodes } from './expandShortcodes.ts';
import { footnotesOf } from './footnotesOf.ts';
import { readLazyPictures } from './readLazyPictures.ts';

export type TextPart = { kind: 'text'; markdown: string } | PictureSection;

export interface TextToRead {
  /** HTML, of the block editor or of the classic one. */
  content: string;
  /** What WordPress stores with it under `footnotes`. */
  footnotes?: string | undefined;
}

/** Converts a WordPress text to our Markdown, and the pictures between it. Reports what cannot be carried to `find`. R65. */
export function readText(
  { content, footnotes }: TextToRead,
  addressOf: TextRules['addressOf'],
  find: Find,
): TextPart[] {
  const isOfBlocks = content.includes('<!-- wp:');
  const html = expandShortcodes(content, find);
  refuseDeepNesting(html);
  const root = fromHtml(html, { fragment: true });
  readLazyPictures(root);
  const stored = footnotesOf(footnotes);
  const notes = new Map(stored);
  // Those of Word, which are links to each other.
  for (const [label, { children }] of readFootnotes(root, stored.size)) notes.set(label, children.filter(isContent));
  readRaised(root, find);
  cleanHtml(root, find);
  readTables(root);
  if (!isOfBlocks) addParagraphs(root);
  linkLonelyAddresses(root);

  const labels = new Map([...notes.keys()].map((key, index) => [key, String(index + 1)]));
  const keys = new Map([...labels].map(([key, label]) => [label, key]));
  const rules: TextRules = {
    addressOf(address) {
      if (!address.startsWith('#')) return addressOf(address);
      find('link', `${address} is a place within the text that has no address here: its words stayed`);
      return undefined;
    },
    levelOf: headingLevels(root),
    footnoteOf(keyOrLabel) {
      const key = keys.get(keyOrLabel) ?? keyOrLabel;
      const label = labels.get(key);
      const nodes = notes.get(key);
      if (!label || !nodes) return undefined;
      return { label, words: toPhrasing([element('p', nodes)], rules) };
    },
  };
  return sectionsOf(root).flatMap((section): TextPart[] =>
    section.kind === 'picture'
      ? [section]
      : toMarkdown(section.nodes, rules).map((markdown) => ({ kind: 'text', markdown })),
  );
}

/** Turns an address alone in its line, which WordPress would embed, into a link. */
function linkLonelyAddresses(root: Parameters<typeof cleanHtml>[0]): void {
  replaceWithin(root, (node) => {
    if (!isElement(node, 'p', 'div', 'figure')) return undefined;
    const [only] = node.children;
    if (node.children.length !== 1 || only?.type !== 'text') return undefined;
    const address = textOf(node).trim();
    return /^https?:\/\/\S+$/.test(address)
      ? [element('p', [element('a', [{ type: 'text', value: address }], { href: address })])]
      : undefined;
  });
}
