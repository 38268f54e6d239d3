import fc from 'fast-check';
import { expect } from 'vitest';
import { foreignTexts, lostWords, misplacedWords } from '../../../../texts/testing/foreignTexts.ts';
import { markdownOfHtml } from '../markdownOfHtml.ts';
import { pastedPassages } from '../pastedPassages.ts';

/** Every word that is pasted from another program arrives at its place, or is named. */
export function checkEveryPaste(numRuns: number): void {
  fc.assert(
    fc.property(foreignTexts('word', 'docs', 'notion', 'classic'), ({ html, words, writer }) => {
      const missed: string[] = [];
      const markdown = markdownOfHtml(html, (sentence) => missed.push(sentence));
      const passages = pastedPassages(markdown, 'https://agency.example', (sentence) => missed.push(sentence));
      const shown = JSON.stringify(passages.flatMap(({ nodes }) => nodes));
      expect(lostWords(words, shown, missed.join('\n')), markdown).toEqual([]);
      if (writer !== 'word') expect(misplacedWords(markdown), markdown).toEqual([]);
    }),
    { numRuns, seed: 20_261_127 },
  );
}
