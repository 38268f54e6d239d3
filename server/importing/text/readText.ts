import { readJson } from '@frontage/contract/primitives/readJson.ts';
import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { z } from 'zod';
import { cleanHtml, headingLevels, readRaised, refuseDeepNesting } from '../../texts/html/cleanHtml.ts';
import {
  attributeOf,
  element,
  elementsIn,
  type Find,
  isBlank,
  isContent,
  isElement,
  isPhrasing,
  replaceWithin,
} from '../../texts/html/elements.ts';
import { readFootnotes } from '../../texts/html/readFootnotes.ts';
import { readTables } from '../../texts/html/readTables.ts';
import { type PictureSection, sectionsOf } from '../../texts/html/sectionsOf.ts';
import { type TextRules, toMarkdown, toPhrasing } from '../../texts/html/toMarkdown.ts';
import { expandShortcodes } from './expandShortcodes.ts';

export type TextPart = { kind: 'text'; markdown: string } | PictureSection;

interface TextToRead {
  /** HTML, of the block editor or of the classic one. */
  content: string;
  /** Whether that is as browsers get it, with its paragraphs. */
  isRendered?: boolean;
  /** What WordPress stores with it under `footnotes`. */
  footnotes?: string | undefined;
}

/** Converts a WordPress text to our Markdown, and the pictures between it. Reports what cannot be carried to `find`. R65. */
export function readText(
  { content, footnotes, isRendered = false }: TextToRead,
  addressOf: TextRules['addressOf'],
  find: Find,
): TextPart[] {
  const hasParagraphs = isRendered || content.includes('<!-- wp:');
  const html = expandShortcodes(content, find);
  refuseDeepNesting(html);
  const root = fromHtml(html, { fragment: true });
  readLazyPictures(root);
  readOldFigures(root);
  const stored = footnotesOf(footnotes);
  const notes = new Map(stored);
  // Those of Word, which are links to each other.
  for (const [label, { children }] of readFootnotes(root, stored.size)) notes.set(label, children.filter(isContent));
  readRaised(root, find);
  cleanHtml(root, find);
  readTables(root);
  if (!hasParagraphs) addParagraphs(root);
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

const stored = z.array(z.object({ id: z.string(), content: z.string() }));

/** Returns the footnotes that WordPress stores with a text, by their ids there; none if they cannot be read. */
function footnotesOf(json: string | undefined): ReadonlyMap<string, ElementContent[]> {
  const result = stored.safeParse(readJson(json));
  const notes = result.success ? result.data : [];
  return new Map(
    notes.map(({ content, id }) => [id, fromHtml(content, { fragment: true }).children.filter(isContent)]),
  );
}

const containers = new Set(['div', 'section', 'article', 'aside', 'main', 'blockquote', 'center', 'header', 'footer']);
const lines = new Set(['p', 'li', 'td', 'th', 'dd', 'dt', 'figcaption', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Adds paragraphs and line breaks to a text of the classic editor, which stores them as empty lines and line ends. */
function addParagraphs(parent: Root | Element, isTop = true): void {
  const children: ElementContent[] = [];
  let run: ElementContent[] = [];
  const flush = () => {
    const paragraphs = paragraphsOf(run)
      .map(withBreaks)
      .filter((one) => !one.every(isBlank));
    const [only] = paragraphs;
    if (!isTop && only && paragraphs.length === 1) children.push(...only);
    else children.push(...paragraphs.map((one) => element('p', one)));
    run = [];
  };
  for (const child of parent.children) {
    if (child.type === 'doctype' || child.type === 'comment') continue;
    if (isPhrasing(child)) {
      run.push(child);
      continue;
    }
    flush();
    if (isElement(child)) addParagraphsWithin(child);
    children.push(child);
  }
  flush();
  parent.children = children;
}

/** Lists, tables and figures contain no text themselves; their parts do. */
function addParagraphsWithin(node: Element): void {
  if (containers.has(node.tagName)) addParagraphs(node);
  else if (lines.has(node.tagName)) addParagraphs(node, false);
  else if (node.tagName !== 'pre')
    for (const child of node.children) if (isElement(child) && !isPhrasing(child)) addParagraphsWithin(child);
}

function paragraphsOf(run: readonly ElementContent[]): ElementContent[][] {
  const paragraphs: ElementContent[][] = [[]];
  for (const node of run) {
    const texts = node.type === 'text' ? node.value.split(/\n[ \t]*\n/) : undefined;
    if (!texts) paragraphs.at(-1)?.push(node);
    texts?.forEach((value, index) => {
      if (index > 0) paragraphs.push([]);
      if (value) paragraphs.at(-1)?.push({ type: 'text', value });
    });
  }
  return paragraphs;
}

function withBreaks(nodes: readonly ElementContent[]): ElementContent[] {
  const broken = nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'element' && node.tagName !== 'code') return [{ ...node, children: withBreaks(node.children) }];
    if (node.type !== 'text') return [node];
    return node.value.split('\n').flatMap((value, index) => {
      const text = { type: 'text' as const, value: index > 0 ? value.trimStart() : value };
      const kept = text.value === '' ? [] : [text];
      return index > 0 ? [element('br', []), ...kept] : kept;
    });
  });
  const isEdge = (node: ElementContent | undefined) =>
    node !== undefined && (isElement(node, 'br') || (node.type === 'text' && node.value.trim() === ''));
  while (isEdge(broken[0]) && broken.some((node) => isElement(node, 'br'))) broken.shift();
  while (isEdge(broken.at(-1)) && isElement(broken.at(-1), 'br')) broken.pop();
  return broken.filter((node, index) => !(isElement(node, 'br') && isElement(broken[index - 1], 'br')));
}

/** Makes figures of what themes from before HTML 5 have in their place. */
function readOldFigures(root: Root): void {
  replaceWithin(root, (node) => {
    const names = isElement(node) ? attributeOf(node, 'className').split(' ') : [];
    const tagName = names.map((name) => oldFigures.get(name)).find(Boolean);
    if (tagName && isElement(node)) node.tagName = tagName;
    return undefined;
  });
}

const oldFigures = new Map([
  ['wp-caption', 'figure'],
  ['gallery-item', 'figure'],
  ['gallery-icon', 'div'],
  ['wp-caption-text', 'figcaption'],
]);

/** Where plugins that load pictures late keep the real address. */
const kept = ['dataSrc', 'dataLazySrc', 'dataOriginal', 'dataOrigFile'];
const keptSets = ['dataSrcset', 'dataLazySrcset', 'srcSet'];

/**
 * Gives pictures their real addresses, where a plugin loads them late: in an attribute of its own beside a placeholder,
 * or in a `noscript` behind it, which then takes its place.
 */
function readLazyPictures(root: Root): void {
  const visit = (parent: Element | Root) => {
    const children: ElementContent[] = [];
    for (const child of parent.children) {
      if (child.type === 'doctype') continue;
      if (!isElement(child, 'noscript') || elementsIn(child, 'img').length === 0) {
        if (child.type === 'element') visit(child);
        children.push(child);
        continue;
      }
      const before = children.findLastIndex((one) => !isBlank(one) || isElement(one));
      if (isPlaceholder(children[before])) children.splice(before, 1);
      children.push(...child.children);
    }
    parent.children = children;
  };
  visit(root);
  replaceWithin(root, (node) => {
    if (!isElement(node, 'img')) return undefined;
    const own = attributeOf(node, 'src');
    const real = [
      ...kept.map((name) => attributeOf(node, name)),
      ...(/^(?:https?:)?\//.test(own) ? [] : keptSets.map((name) => firstOf(attributeOf(node, name)))),
    ].find((one) => /^(?:https?:)?\//.test(one.trim()));
    if (real) node.properties.src = real.trim();
    return undefined;
  });
}

/** Whether there is nothing but a picture. */
function isPlaceholder(node: ElementContent | undefined): boolean {
  if (!isElement(node)) return false;
  const images = elementsIn(node, 'img');
  return (
    images.length === 1 &&
    (node.tagName === 'img' || node.children.every((one) => (isElement(one) ? isPlaceholder(one) : isBlank(one))))
  );
}

function firstOf(sources: string): string {
  return sources.trim().split(/[\s,]+/, 1)[0] ?? '';
}
