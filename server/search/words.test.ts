import { describe, expect, it } from 'vitest';
import { excerptOf, highlightWords, type Meant } from './highlight.ts';
import { findWords, fold, queryWords, wholeTitle, wordsOf } from './words.ts';

describe('the words of a text', () => {
  it.each([
    ['Café, ŁÓDŹ & Straße', ['cafe', 'lodz', 'strasse']],
    ['ｂｌｏｃｋｃｈａｉｎ １２', ['blockchain', '12']],
    ['ﬁnance in ﬂow', ['finance', 'in', 'flow']],
    ['C++, C# and F#; C', ['cplusplus', 'csharp', 'and', 'fsharp', 'c']],
    ['C++17 on #flow, a+b', ['cplusplus', '17', 'on', 'flow', 'a', 'b']],
    ['我家在上海', ['我家', '家在', '在上', '上海', '海']],
    ['東京タワーへ', ['東京', '京タ', 'タワ', 'ワー', 'ーへ', 'へ']],
    ['서울 지갑', ['서울', '울', '지갑', '갑']],
    ['ﾌﾞﾛｯｸ', ['ブロ', 'ロッ', 'ック', 'ク']],
    ['Flow区块链2026', ['flow', '区块', '块链', '链', '2026']],
  ])('are, in %s, those that people would search', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('keeps apart what differs by more than an accent', () => {
    expect(fold('が')).not.toBe(fold('か'));
    expect(fold('한글')).toBe('한글');
    expect(fold('é')).toBe('e');
  });
});

describe('the words of a query', () => {
  it('have no letter alone that a pair has already, unless it is all', () => {
    expect(queryWords('上海')).toEqual(['上海']);
    expect(queryWords('上海东')).toEqual(['上海', '海东']);
    expect(queryWords('海')).toEqual(['海']);
    expect(queryWords('C++ c++')).toEqual(['cplusplus']);
    expect(queryWords('"#+-')).toEqual([]);
  });

  it('make the same whole title as the title does', () => {
    for (const title of ['上海的区块链', 'What C++ costs', 'ﬁnance', 'Flow 区块链'])
      expect(wholeTitle(queryWords(title).join(' '))).toBe(wholeTitle(title));
  });
});

describe('what is marked in a hit', () => {
  const marked = (text: string, query: string) =>
    highlightWords(text, meantIn(text, queryWords(query)))
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join('');

  it.each([
    ['我家在上海东边', '上海', '我家在[上海]东边'],
    ['我家在上海东边', '上海东', '我家在[上海东]边'],
    ['我家在上海东边', '边', '我家在上海东[边]'],
    ['東京タワーへ', 'タワー', '東京[タワー]へ'],
    ['Written in C++ and C.', 'c++', 'Written in [C++] and C.'],
    ['ﬁnance and Ｆｌｏｗ', 'finance flow', '[ﬁnance] and [Ｆｌｏｗ]'],
  ])('in %s, of the query %s, is what was meant', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('is in the excerpt', () => {
    const text = `${'甲'.repeat(300)}上海${'乙'.repeat(300)}`;
    expect(excerptOf(text, meantIn(text, ['上海'])).some(({ isMatch }) => isMatch)).toBe(true);
  });
});

/** What is marked where each word that was asked for is the beginning of one. */
function meantIn(text: string, words: readonly string[]): Meant {
  return new Map(
    Array.from(findWords(text)).flatMap(({ word }) => {
      const asked = words.find((one) => word.startsWith(one));
      return asked === undefined ? [] : [[word, asked]];
    }),
  );
}
