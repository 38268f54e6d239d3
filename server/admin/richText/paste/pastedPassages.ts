import { parsePassages } from '@frontage/blocks/text/parseMarkdown.ts';
import { plainText, type TextNode } from '@frontage/blocks/text/tree.ts';
import { say } from '../../say.ts';
import { freeLabel } from '../nodes/PassageNodes.ts';
import { fitPasted, type Miss } from './fitPasted.ts';

/** Matches HTML that says more about its words than how they look. */
const saying = /<(?:a|b|strong|em|i|code|h[1-6]|ul|ol|li|table|blockquote|pre|p|img|sup|sub)[\s>]/i;

/** Whether HTML says what its words are. Code editors only write lines and colours. */
export function hasStructure(html: string): boolean {
  return saying.test(html);
}

export interface PastedPassage {
  /** As a text can contain it; several nodes if a list was split. */
  nodes: TextNode[];
  source: string;
}

/** Whether words have no Markdown marks, so that each line is a paragraph. */
export function isPlain(words: string): boolean {
  return parsePassages(words).every(
    ({ node }) => node.kind === 'paragraph' && node.children.every(({ kind }) => kind === 'words'),
  );
}

/** Splits pasted Markdown into passages, with headings of the levels that a text has. */
export function pastedPassages(markdown: string, siteUrl: string, miss: Miss): PastedPassage[] {
  const text = removeFrontMatter(markdown, miss);
  const lines = text.split(/\r\n?|\n/);
  const passages = parsePassages(text).map((passage) => ({
    nodes: fitPasted([passage.node], siteUrl, miss),
    source: lines
      .slice(...passage.lines)
      .join('\n')
      .trimEnd(),
  }));
  const depths = passages.flatMap(({ nodes }) =>
    nodes.flatMap((node) => (node.kind === 'heading' ? [node.depth] : [])),
  );
  const highest = Math.min(...depths);
  if (highest >= 2 && Math.max(...depths) <= 3) return passages;
  const fit = (node: TextNode) => (node.kind === 'heading' ? { ...node, depth: node.depth <= highest ? 2 : 3 } : node);
  return passages.map(({ nodes, source }) => ({ nodes: nodes.map(fit), source }));
}

/** Removes front matter: Markdown files often begin with title and date, for the program that makes pages from them. */
function removeFrontMatter(markdown: string, miss: Miss): string {
  const lines = markdown.split(/\r\n?|\n/);
  const end = lines.indexOf('---', 1);
  const isHead =
    lines[0] === '---' && end > 1 && lines.slice(1, end).every((line) => /^(?:[\w-]+:|\s|#|-\s)/.test(line));
  if (!isHead) return markdown;
  miss(say('The lines above the text were left out: title, date and the like have fields of their own.'));
  return lines.slice(end + 1).join('\n');
}

/** Gives each footnote whose label is `taken` the next free number. */
export function withFreeLabels(passages: readonly PastedPassage[], taken: readonly string[]): PastedPassage[] {
  const labels = new Map<string, string>();
  const own = passages.flatMap(({ nodes }) => labelsIn(nodes));
  const used = new Set([...taken, ...own.filter((label) => !taken.includes(label))]);
  for (const label of own) {
    if (labels.has(label) || !taken.includes(label)) continue;
    const free = freeLabel(used);
    used.add(free);
    labels.set(label, free);
  }
  const relabelled = (node: TextNode): TextNode => ({
    ...node,
    ...('label' in node ? { label: labels.get(node.label) ?? node.label } : {}),
    ...('children' in node ? { children: node.children.map(relabelled) } : {}),
  });
  return passages.map(({ nodes, source }) => ({ nodes: nodes.map(relabelled), source }));
}

function labelsIn(nodes: readonly TextNode[]): string[] {
  return nodes.flatMap((node) => [
    ...('label' in node ? [node.label] : []),
    ...('children' in node ? labelsIn(node.children) : []),
  ]);
}

/** Returns the words of passages on one line, for a place with room for no more. */
export function oneLine(nodes: readonly TextNode[]): string {
  return nodes.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim();
}

/** Keeps the words of cells and points from running into each other. */
function wordsOf(node: TextNode): string {
  const holdsBlocks = ['list', 'entry', 'quote', 'row', 'table'].includes(node.kind);
  return holdsBlocks && 'children' in node ? oneLine(node.children) : plainText(node);
}
