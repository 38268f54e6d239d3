import type { BlockOf } from '@frontage/contract/blocks.ts';
import { problemsOfText } from './problemsOfText.ts';
import { contentFault, idsOfPages, Reader, type ReadFootnote, type ReadHeading, type ReadText } from './readText.ts';

/** Reads the text of a page that is not an article. Throws, naming page and line, where it does not fit. */
export function readPageText(
  block: BlockOf<'textbox'>,
  path: string,
): { text: ReadText; headings: readonly ReadHeading[]; footnotes: readonly ReadFootnote[] } {
  const { problems, reader, text } = readWithProblems(block);
  if (problems.length > 0) {
    throw contentFault(
      `The page ${path}`,
      problems.map((problem) => `textbox${block.heading ? ` "${block.heading}"` : ''}: ${problem}`),
    );
  }
  return { text, headings: reader.headings, footnotes: reader.footnotes };
}

/** The problems of a page's text, in sentences for the person who wrote it. */
export function problemsOfPageText(block: BlockOf<'textbox'>): string[] {
  return readWithProblems(block).problems;
}

function readWithProblems(block: BlockOf<'textbox'>) {
  const reader = new Reader(idsOfPages);
  const text = reader.read(block.text, block.pictures);
  const levelAbove = block.heading && !block.isPageTitle ? 2 : 1;
  return { reader, text, problems: problemsOfText(text, levelAbove) };
}
