import { parsePassages } from '@frontage/blocks/text/parseMarkdown.ts';
import { plainText, type TextNode } from '@frontage/blocks/text/tree.ts';
import { freeLabel } from '../footnoteLabels.ts';

/** Words that other programs give beside plain ones, where they say more than how the words look. */
const saying = /<(?:a|b|strong|em|i|code|h[1-6]|ul|ol|li|table|blockquote|pre|p)[\s>]/i;

/** Whether HTML says what its words are. Editors of code write lines and colours alone. */
export function hasStructure(html: string): boolean {
  return saying.test(html);
}

/** Pasted Markdown as passages, its headings on the levels that a text has; undefined where the words have no marks. */
export function pastedPassages(markdown: string): TextNode[] | undefined {
  const nodes = parsePassages(markdown).map(({ node }) => node);
  if (nodes.every((node) => node.kind === 'paragraph' && node.children.every(({ kind }) => kind === 'words'))) return;
  const depths = nodes.flatMap((node) => (node.kind === 'heading' ? [node.depth] : []));
  const highest = Math.min(...depths);
  const fits = highest >= 2 && Math.max(...depths) <= 3;
  return nodes.map((node) =>
    node.kind === 'heading' && !fits ? { ...node, depth: node.depth <= highest ? 2 : 3 } : node,
  );
}

/** Passages whose footnotes have labels of their own: one that is `taken` gets the next free number. */
export function withFreeLabels(nodes: readonly TextNode[], taken: readonly string[]): TextNode[] {
  const labels = new Map<string, string>();
  const used = new Set([...taken, ...labelsIn(nodes).filter((label) => !taken.includes(label))]);
  for (const label of labelsIn(nodes)) {
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
  return nodes.map(relabelled);
}

function labelsIn(nodes: readonly TextNode[]): string[] {
  return nodes.flatMap((node) => [
    ...('label' in node ? [node.label] : []),
    ...('children' in node ? labelsIn(node.children) : []),
  ]);
}

/** The words of passages in one line, for a place that holds no more. */
export function oneLine(nodes: readonly TextNode[]): string {
  return nodes.map(plainText).join(' ').replace(/\s+/g, ' ').trim();
}
