import { $nodesOfType } from 'lexical';
import { FootnoteNode } from './nodes/FootnoteNode.ts';
import { FootnoteReferenceNode } from './nodes/FootnoteReferenceNode.ts';

/** Returns the labels of all footnotes in the editor, of references and of notes. */
export function readLabelsInEditor(): string[] {
  return [
    ...$nodesOfType(FootnoteNode).map(({ label }) => label),
    ...$nodesOfType(FootnoteReferenceNode).map((node) => node.getTextContent()),
  ];
}

/** Returns the first number that is not a label yet. */
export function freeLabel(taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}
