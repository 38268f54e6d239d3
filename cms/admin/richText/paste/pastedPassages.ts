import { parsePassages } from '@frontage/blocks/text/parseMarkdown.ts';
import { plainText, type TextNode } from '@frontage/blocks/text/tree.ts';
import { freeLabel } from '../footnoteLabels.ts';
import { fitPasted } from './fitPasted.ts';
import type { Miss } from './Miss.ts';

/** Words that other programs give beside plain ones, where they say more than how the words look. */
const saying = /<(?:a|b|strong|em|i|code|h[1-6]|ul|ol|li|table|blockquote|pre|p|img|sup|sub)[\s>]/i;

/** Whether HTML says what its words are. Editors of code write lines and colours alone. */
export function hasStructure(html: string): boolean {
  return saying.test(html);
}

/** A passage that is pasted. */
export interface PastedPassage {
  /** As a text may have it; several where a list was parted. */
  nodes: TextNode[];
  /** In Markdown, as it came. */
  source: string;
}

/** Whether words have no marks of Markdown, so that each line is one. */
export function isPlain(words: string): boolean {
  return parsePassages(words).every(
    ({ node }) => node.kind === 'paragraph' && node.children.every(({ kind }) => kind === 'words'),
  );
}

/** Pasted Markdown as passages, its headings on the levels that a text has. */
export function pastedPassages(markdown: string, siteUrl: string, miss: Miss): PastedPassage[] {
  const text = withoutHead(markdown, miss);
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

/** Files in Markdown often begin with their title and date, for the program that makes pages of them. */
function withoutHead(markdown: string, miss: Miss): string {
  const lines = markdown.split(/\r\n?|\n/);
  const end = lines.indexOf('---', 1);
  const isHead =
    lines[0] === '---' && end > 1 && lines.slice(1, end).every((line) => /^(?:[\w-]+:|\s|#|-\s)/.test(line));
  if (!isHead) return markdown;
  miss('The lines above the text were left out: title, date and the like have fields of their own.');
  return lines.slice(end + 1).join('\n');
}

/** Passages whose footnotes have labels of their own: one that is `taken` gets the next free number. */
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

/** The words of passages in one line, for a place that holds no more. */
export function oneLine(nodes: readonly TextNode[]): string {
  return nodes.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim();
}

/** Words of cells and points do not run into each other. */
function wordsOf(node: TextNode): string {
  const holdsBlocks = ['list', 'entry', 'quote', 'row', 'table'].includes(node.kind);
  return holdsBlocks && 'children' in node ? oneLine(node.children) : plainText(node);
}
