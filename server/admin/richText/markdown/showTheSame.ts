import type { Passage } from '@frontage/blocks/text/parseMarkdown.ts';
import type { TextNode } from '@frontage/blocks/text/tree.ts';
import { runsOfTree, settled } from '../../../texts/runs.ts';

const blocks = new Set<TextNode['kind']>(
  'code entry figure footnote heading list paragraph quote row rule table'.split(' ') as TextNode['kind'][],
);

/**
 * Whether passages print the same words with the same marks. Line ends within a paragraph do not count, because they
 * are not printed.
 */
export function showTheSame(one: readonly (Passage | undefined)[], other: readonly (Passage | undefined)[]): boolean {
  const shown = (passages: typeof one) => JSON.stringify(passages.map((passage) => passage && shownBy(passage.node)));
  return shown(one) === shown(other);
}

/** Returns what reaches the page from a node. */
function shownBy({ key: _, ...node }: TextNode): unknown {
  if (!('children' in node)) return node;
  const inner = node.children;
  return {
    ...node,
    children: groupsOf(inner).map((group) => (Array.isArray(group) ? settled(runsOfTree(group)) : shownBy(group))),
  };
}

/** Groups neighbouring words; each block is on its own. */
function groupsOf(nodes: readonly TextNode[]): (TextNode | TextNode[])[] {
  const groups: (TextNode | TextNode[])[] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (blocks.has(node.kind) || node.kind === 'cell') groups.push(node);
    else if (Array.isArray(last)) last.push(node);
    else groups.push([node]);
  }
  return groups;
}
