import { $createLinkNode, $isLinkNode } from '@lexical/link';
import { $createLineBreakNode, $createTextNode, $isLineBreakNode, $isTextNode, type LexicalNode } from 'lexical';
import { type Mark, marks, type Run } from '../../../texts/runs.ts';
import { createFootnoteReference, FootnoteReferenceNode } from '../nodes/FootnoteNode.ts';

const formats = { emphasis: 'italic', strong: 'bold' } as const satisfies Record<Mark, string>;

/**
 * Returns runs as nodes of the editor. Runs that it has no node for are left out, so callers must compare the result.
 */
export function buildInlineNodes(runs: readonly Run[]): LexicalNode[] {
  const nodes: LexicalNode[] = [];
  let link: { address: string; node: ReturnType<typeof $createLinkNode> } | undefined;
  for (const run of runs) {
    const node = buildInlineNode(run);
    if (!node) continue;
    if (run.address === undefined) link = undefined;
    else if (link?.address !== run.address) {
      link = { address: run.address, node: $createLinkNode(run.address) };
      nodes.push(link.node);
    }
    if (link) link.node.append(node);
    else nodes.push(node);
  }
  return nodes;
}

function buildInlineNode(run: Run): LexicalNode | undefined {
  if (run.kind === 'break') return $createLineBreakNode();
  if (run.kind === 'other') return undefined;
  const node = run.kind === 'footnote' ? createFootnoteReference(run.value) : $createTextNode(run.value);
  for (const mark of run.marks) node.toggleFormat(formats[mark]);
  return run.kind === 'code' ? node.toggleFormat('code') : node;
}

/** Returns the runs of a paragraph in the editor. */
export function runsOfNodes(nodes: readonly LexicalNode[], address?: string): Run[] {
  return nodes.flatMap((node): Run[] => {
    if ($isLineBreakNode(node)) return [{ kind: 'break', value: '', marks: [], address }];
    if ($isLinkNode(node)) return runsOfNodes(node.getChildren(), node.getURL());
    if (!$isTextNode(node)) return [];
    const isFootnote = node instanceof FootnoteReferenceNode;
    const kind = isFootnote ? 'footnote' : node.hasFormat('code') ? 'code' : 'words';
    return [
      { kind, value: node.getTextContent(), marks: marks.filter((mark) => node.hasFormat(formats[mark])), address },
    ];
  });
}
