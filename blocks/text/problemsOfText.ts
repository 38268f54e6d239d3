import { href } from '@frontage/contract/primitives/link.ts';
import { maxCaption, pictureAt } from '@frontage/contract/primitives/pictureInText.ts';
import type { ReadText, TextPictures } from './readText.ts';
import { type FigureNode, type PictureNode, plainText, type TextNode } from './tree.ts';

/**
 * The problems of a text, in sentences for the person who wrote it. `levelAbove` is the level of the heading above the
 * text.
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
        return [problemOfPicture(node)];
      case 'figure':
        return problemsOfFigure(node, text.pictures);
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

function problemOfPicture({ address, alt }: PictureNode): string {
  return pictureAt(address) === undefined
    ? `the picture "${alt}" is not of the library: upload it, and choose it there`
    : `the picture "${alt}" stands among words: give it a paragraph of its own`;
}

function problemsOfFigure({ caption, picture }: FigureNode, pictures: TextPictures | undefined): string[] {
  const name = caption ? `the picture "${caption}"` : `the picture ${picture}`;
  const tooLong = `the caption of ${name} is longer than ${maxCaption} characters`;
  return [
    ...(pictures && !pictures[picture] ? [`${name} is no longer in the library: choose another, or take it out`] : []),
    ...(caption.length > maxCaption ? [tooLong] : []),
  ];
}

function problemOfFootnote(label: string): string {
  return `the footnote [^${label}] has no text: add a line that begins with [^${label}]: to the same block`;
}
