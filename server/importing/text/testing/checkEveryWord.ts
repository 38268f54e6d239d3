import { readArticle } from '@frontage/blocks/text/readArticle.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { foreignTexts, lostWords, misplacedWords } from '../../../texts/testing/foreignTexts.ts';
import { readText } from '../readText.ts';

/** Imports this many generated texts: nothing of them is lost without a word, and the site can show the rest. */
export function checkEveryWord(numRuns: number): void {
  const texts = foreignTexts('gutenberg', 'classic', 'builders', 'word', 'docs', 'notion');
  fc.assert(
    fc.property(texts, ({ html, words, writer }) => {
      const report: string[] = [];
      const parts = readText(
        { content: html },
        (address) => address,
        (kind, what) => report.push(`${kind}: ${what}`),
      );
      const shown = parts.map((part) => (part.kind === 'text' ? part.markdown : part.caption)).join('\n\n');
      expect(lostWords(words, shown, report.join('\n')), shown).toEqual([]);
      // Captions of tables go above them, and footnotes below the text.
      if (writer !== 'gutenberg' && writer !== 'word') expect(misplacedWords(shown), shown).toEqual([]);
      expect(shown).not.toMatch(/[A-Za-z0-9+/]{40}/);
      readArticle(
        parts.flatMap((part) => (part.kind === 'text' ? [{ acf_fc_layout: 'textbox', text: part.markdown }] : [])),
        'The article',
      );
    }),
    { numRuns, seed: 20_261_127 },
  );
}
