import { $nodesOfType } from 'lexical';
import { FootnoteNode } from './nodes/FootnoteNode.ts';
import { FootnoteReferenceNode } from './nodes/FootnoteReferenceNode.ts';

/** The labels of all footnotes in the editor, called or written. */
export function labelsInEditor(): string[] {
  return [
    ...$nodesOfType(FootnoteNode).map(({ label }) => label),
    ...$nodesOfType(FootnoteReferenceNode).map((node) => node.getTextContent()),
  ];
}

/** The first number that is no label yet. */
export function freeLabel(taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}
