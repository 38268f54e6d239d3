import { href } from '@frontage/contract/primitives/link.ts';
import type { ReadText } from './readText.ts';
import { plainText, type TextNode } from './tree.ts';

/**
 * What is wrong with a text, in sentences for the person who wrote it. `levelAbove` is the level of the heading that
 * the text stands below.
 */
export function problemsOfText(text: ReadText, levelAbove: number): string[] {
  let level = levelAbove;
  const problemsOf = (node: TextNode): string[] => {
    const within = 'children' in node ? node.children : [];
    switch (node.kind) {
      case 'heading': {
        const problems = problemsOfHeading(node.depth, level, plainText(node));
        level = Math.min(node.depth, 3);
        return [...problems, ...within.flatMap(problemsOf)];
      }
      case 'link':
        return [...problemsOfAddress(node.address, plainText(node)), ...within.flatMap(problemsOf)];
      case 'picture':
        return [`the picture "${node.alt}" cannot be in a text: give it a block Imagebox`];
      case 'footnoteReference':
        return text.references.has(node) ? [] : [problemOfFootnote(node.label)];
      default:
        return within.flatMap(problemsOf);
    }
  };
  return text.nodes.flatMap(problemsOf);
}

function problemsOfHeading(depth: number, levelAbove: number, words: string): string[] {
  const marks = '#'.repeat(depth);
  if (depth === 1) return [`the heading "${words}" is a title (#): the page has one already, begin with ##`];
  if (depth > 3) return [`the heading "${words}" is too deep (${marks}): ## and ### are known`];
  if (depth > levelAbove + 1) return [`the heading "${words}" (${marks}) skips a level: it needs a ## above it`];
  return [];
}

function problemsOfAddress(address: string, words: string): string[] {
  const result = href.safeParse(address);
  if (result.success) return [];
  return [`the link "${words}" leads to "${address}": expected ${result.error.issues[0]?.message}`];
}

function problemOfFootnote(label: string): string {
  return `the footnote [^${label}] has no text: add a line that begins with [^${label}]: to the same block`;
}
