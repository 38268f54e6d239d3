import type { Nodes } from 'mdast';

/** The words of a node without their marks. */
export function plainText(node: Nodes): string {
  if ('value' in node) return node.value;
  if (node.type === 'break') return ' ';
  if ('children' in node) return node.children.map(plainText).join('');
  return '';
}
