import { href } from '@frontage/contract/primitives/link.ts';
import type { Nodes } from 'mdast';
import { plainText } from './plainText.ts';
import type { ReadText } from './readText.ts';

/**
 * What is wrong with a text, in sentences for the person who wrote it. `levelAbove` is the level of the heading that
 * the text stands below.
 */
export function problemsOfText(text: ReadText, levelAbove: number): string[] {
  const problems: string[] = [];
  let level = levelAbove;
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') {
      problems.push(...problemsOfHeading(node.depth, level, plainText(node)));
      level = Math.min(node.depth, 3);
    }
    if (node.type === 'link') problems.push(...problemsOfAddress(node.url, plainText(node)));
    if (node.type === 'image' || node.type === 'imageReference') {
      problems.push(`the picture "${node.alt ?? ''}" cannot stand in a text: give it a block Imagebox`);
    }
    if (node.type === 'text') problems.push(...problemsOfFootnotes(node.value));
    if ('children' in node) node.children.forEach(visit);
  };
  text.nodes.forEach(visit);
  for (const [name, address] of text.addresses) problems.push(...problemsOfAddress(address, name));
  return problems;
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

/** A reference that the parser has left as text has no footnote in the same text. */
function problemsOfFootnotes(value: string): string[] {
  return [...value.matchAll(/\[\^[^\]\s]{1,40}\]/g)].map(
    ([reference]) => `the footnote ${reference} has no text: add a line ${reference}: to the same block`,
  );
}
