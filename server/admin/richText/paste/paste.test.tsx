import { $getRoot, type ParagraphNode, type TextNode } from 'lexical';
import { describe, expect, it } from 'vitest';
import { OpenedText } from '../markdown/OpenedText.ts';
import { SourceNode } from '../nodes/SheetNode.tsx';
import { runInEditor } from '../testing/runInEditor.ts';
import { insertLines, insertPassages, tableOfTabs } from './insertPasted.ts';
import { markdownOfHtml } from './markdownOfHtml.ts';
import { hasStructure, isPlain, pastedPassages } from './pastedPassages.ts';
import * as clipboards from './testing/clipboards.ts';

const siteUrl = 'https://agency.example';

interface Arrived {
  /** The text as it is stored. */
  markdown: string;
  /** The sentences shown to the person who pasted. */
  missed: string[];
}

/** Pastes into a text and returns the outcome. */
function arrived(clipboard: { html: string } | { words: string }, before = ''): Arrived {
  const missed: string[] = [];
  const miss = (sentence: string) => missed.push(sentence);
  const markdown = runInEditor(() => {
    $getRoot().append(...new OpenedText(before).nodes());
    $getRoot().selectEnd();
    if ('words' in clipboard && isPlain(clipboard.words)) insertLines(clipboard.words, siteUrl);
    else {
      const marked = 'words' in clipboard ? clipboard.words : markdownOfHtml(clipboard.html, miss);
      insertPassages(pastedPassages(marked, siteUrl, miss));
    }
    const nodes = $getRoot().getChildren();
    expect(nodes.flatMap((node) => (node instanceof SourceNode ? [node.held] : []))).toEqual([]);
    return new OpenedText('').write(nodes);
  });
  return { markdown, missed: [...new Set(missed)] };
}

const html = (words: string) => arrived({ html: words });
const text = (words: string) => arrived({ words });

describe('what is copied in a word processor', () => {
  it('Word: lists, footnotes, captions, tables and symbols are kept; review marks are left out and reported', () => {
    expect(html(clipboards.fromWord)).toEqual({
      markdown: [
        '## Mooring a ledger',
        'It’s “safe” – or so they say\u00a0**twice** a *day*.[^1]',
        'Costs twelve euros → per berth, 10⁶ in all.',
        '- ropes\n  - of hemp\n    - old\n- bollards',
        '3. third\n   1. its part\n4. fourth',
        '> The sea keeps its books.',
        '*Table 1: Berths*',
        '| Quay | Metres |\n| - | -: |\n| North (old \\| new) | 120 |',
        'The plan, above, [the quay](https://example.com/quay?a=1).',
        '[^1]: At *both* tides.',
      ].join('\n\n'),
      missed: [
        'Words that were marked as deleted were left out: “ten”.',
        'The list of contents was left out: an article makes its own.',
        'Comments were left out.',
        'Pictures were left out: put them into the library, and choose them there.',
        'Links to places within the other document were left out.',
        '“The plan” stands without its link: nobody on the website gets to “file:///C:/Users/Anna/plan.docx”.',
      ],
    });
  });

  it('Word, passed on by a program that takes the name off the marks of points', () => {
    const point = (level: number, words: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'>${words}</p>`;
    const bullets = point(1, '<span>·<span>\u00a0\u00a0 </span></span>ropes') + point(2, 'o\u00a0\u00a0 of hemp');
    expect(html(bullets + point(1, '·\u00a0 - 5 degrees'))).toEqual({
      markdown: '- ropes\n  - of hemp\n- \\- 5 degrees',
      missed: [],
    });
    expect(html(point(1, '1.\u00a0\u00a0 first') + point(1, '2.\u00a0\u00a0 second')).markdown).toBe(
      '1. first\n2. second',
    );
    expect(html(point(1, 'one word')).markdown).toBe('- one word');
  });

  it('underlined, struck and highlighted words stand without that, and are named; a link is underlined anyway', () => {
    expect(
      html('<p><u>Berth</u> <s>nine</s> <mark>ten</mark>, see <a href="https://a.example/"><u>there</u></a></p>'),
    ).toEqual({
      markdown: 'Berth nine *ten*, see [there](https://a.example/)',
      missed: [
        '“Berth” was underlined: the line is gone.',
        '“nine” was struck through: the line is gone.',
        '“ten” was highlighted: it is in italics.',
      ],
    });
  });

  it('Word in the browser, which writes each point as a list', () => {
    expect(html(clipboards.fromWordOnline)).toEqual({ markdown: '- one\n  - within\n- two', missed: [] });
  });

  it('LibreOffice', () => {
    expect(html(clipboards.fromLibreOffice)).toEqual({
      markdown: 'A quay[^1] and a boat\n\n[^1]: Of stone',
      missed: [],
    });
  });

  it('Google Docs: links lead to their real targets, and a square metre stays one', () => {
    expect(html(clipboards.fromDocs)).toEqual({
      markdown: [
        '## Opening hours',
        'Ring **twice**, pay 50 40 m² at [the desk](https://example.com/desk?a=1)*, please*',
        '- Doors oiled\n- Bell hung',
        '1. Monday\n   1. from nine\n2. Tuesday',
        '### By mail',
        '| Kind | Days |\n| - | - |\n| Letter | 3 |',
      ].join('\n\n'),
      missed: [
        'Ticks of a list were left out.',
        '“50” was struck through: the line is gone.',
        'Pictures were left out: put them into the library, and choose them there.',
      ],
    });
  });

  it('Notion: points to tick off are points', () => {
    expect(html('<h1>Plan</h1><ul><li>[ ]  open</li><li>[x]  done</li></ul><p>[x] marks the spot</p>')).toEqual({
      markdown: '## Plan\n\n- open\n- done\n\n\\[x] marks the spot',
      missed: ['Ticks of a list were left out.'],
    });
  });

  it('a file that Google Docs has exported', () => {
    expect(html(clipboards.fromDocsExport)).toEqual({
      markdown: 'A quay[^1], seen\n\n[^1]: Of stone',
      missed: ['Comments were left out.'],
    });
  });
});

describe('what is copied elsewhere', () => {
  it('a page of the web: its notes, its code within a list, and a film as a link', () => {
    expect(html(clipboards.fromWebPage)).toEqual({
      markdown: [
        '**Mooring** means [ships](https://en.wikipedia.org/wiki/Ship)[^1] held.[^1]',
        '## Kinds',
        '- Swing,\\\n  on a chain\n- Pile',
        '```sh\nmoor --pile\n```',
        '- Quay',
        '[A film](https://www.youtube.com/embed/x1)',
        '[^1]: Smith, *Ropes*.',
      ].join('\n\n'),
      missed: ['A form was left out: “Search”.', 'A script was left out.'],
    });
  });

  it('Excel and Google Sheets: the first row is the head, and columns of numbers are aligned right', () => {
    expect(html(clipboards.fromExcel).markdown).toBe(
      '| Berth | Depth |\n| - | -: |\n| North | 12.50 |\n| closed in winter | |',
    );
    expect(html(clipboards.fromSheets).markdown).toBe('| Berth | Depth |\n| - | -: |\n| North | 12.5 |');
  });

  it('rows of cells without HTML', () => {
    expect(tableOfTabs('a\tb\n1\t2\n')).toMatchObject({ kind: 'table', children: [{ kind: 'row' }, { kind: 'row' }] });
    expect(tableOfTabs('\tif (a) {\n\t}')).toBeUndefined();
    expect(tableOfTabs('one\ttab')).toBeUndefined();
  });

  it('a code editor, whose HTML contains only colours, so that the plain words are used', () => {
    expect(hasStructure('<div style="font-family:Menlo"><span style="color:#00f">## Title</span><br></div>')).toBe(
      false,
    );
    expect(hasStructure(clipboards.fromDocs)).toBe(true);
  });

  it('characters that Markdown would read as marks stay characters', () => {
    expect(html('<p>2 * 3 * 4, snake_case_name and [x]</p>')).toEqual({
      markdown: '2 \\* 3 \\* 4, snake\\_case\\_name and \\[x]',
      missed: [],
    });
  });

  it('a word whose mark starts again in its middle', () => {
    const halves = '<b><span lang=EN-GB>Moor</span></b><b><span lang=DE>ing</span></b><b> lines</b>';
    expect(html(`<p>x${halves} and <i>a</i><i>b</i></p>`).markdown).toBe('x**Mooring lines** and *ab*');
  });

  it('a table of one cell, which is only a frame', () => {
    expect(html('<table><tr><td><h2>Note</h2><p>Words</p></td></tr></table>').markdown).toBe('## Note\n\nWords');
  });

  it('a cell with a list, on one line', () => {
    expect(
      html('<table><tr><td>A</td><td>B</td></tr><tr><td><ul><li>x</li><li>y</li></ul></td><td>1</td></tr></table>')
        .markdown,
    ).toBe('| A | B |\n| - | - |\n| x; y | 1 |');
  });

  it('raised and lowered words that are not figures are reported', () => {
    expect(html('<p>CO<sub>2</sub>, 1<sup>st</sup>, x<sub>max</sub></p>')).toEqual({
      markdown: 'CO₂, 1st, xmax',
      missed: ['“max” was lowered below the line: it is level now.'],
    });
  });

  it('links to one’s own website lead to its pages, wherever it moves', () => {
    expect(html('<p>See <a href="https://agency.example/about-us/">us</a></p>').markdown).toBe('See [us](/about-us)');
  });
});

describe('pasted words', () => {
  it('addresses among them become links, without the punctuation that ends the sentence', () => {
    expect(text('See https://example.com/a_(b), http://example.com/c.\nor write to desk@example.com!').markdown).toBe(
      [
        'See [https://example.com/a\\_(b)](https://example.com/a_\\(b\\)), [http://example.com/c](https://example.com/c).',
        'or write to [desk@example.com](mailto:desk@example.com)!',
      ].join('\n\n'),
    );
  });

  it('without marks stay as they are, line by line', () => {
    expect(isPlain('Two lines\nof plain words.\n\nAnd 2 * 3 more')).toBe(true);
    expect(isPlain('One **bold** word')).toBe(false);
    expect(text('One\nTwo').markdown).toBe('One\n\nTwo');
  });

  it('in Markdown become rich text, without front matter, and without what no page can show', () => {
    expect(
      text(
        '---\ntitle: A\ndate: 2026-01-01\n---\n# Where\n\nAt **the quay**, see [it](plan.md).\n\n![Alt](https://example.com/a.png)\n\n1. Ring\n\n   ```sh\n   ring\n   ```\n\n2. Wait',
      ),
    ).toEqual({
      markdown: '## Where\n\nAt **the quay**, see it.\n\n1. Ring\n\n```sh\nring\n```\n\n2. Wait',
      missed: [
        'The lines above the text were left out: title, date and the like have fields of their own.',
        '“it” stands without its link: nobody on the website gets to “plan.md”.',
        'Pictures were left out: put them into the library, and choose them there.',
      ],
    });
  });

  it('get headings of the levels that a text has', () => {
    const depths = (markdown: string) =>
      pastedPassages(markdown, siteUrl, () => undefined).flatMap(({ nodes }) =>
        nodes.flatMap((node) => (node.kind === 'heading' ? [node.depth] : [])),
      );
    expect(depths('# A\n\n## B\n\n### C\n\n# D')).toEqual([2, 3, 3, 2]);
    expect(depths('### A\n\n## B')).toEqual([3, 2]);
    expect(depths('##### A')).toEqual([2]);
  });

  it('keep their footnotes apart from those that the text has', () => {
    const before = 'Here[^1] and here[^b].\n\n[^1]: Own\n\n[^b]: Too\n\n(';
    const pasted = 'one[^1] and two[^b].[^2]\n\n[^1]: First\n\n[^2]: Second\n\n[^b]: Third';
    expect(arrived({ words: pasted }, before).markdown).toBe(
      `${before}one[^3] and two[^4].[^2]\n\n[^3]: First\n\n[^2]: Second\n\n[^4]: Third`,
    );
  });

  it('leave the cursor behind the text, so that what follows is in none of them', () => {
    const markdown = runInEditor(() => {
      $getRoot().append(...new OpenedText('Before (after).').nodes());
      $getRoot().getFirstChildOrThrow<ParagraphNode>().getFirstChildOrThrow<TextNode>().select(8, 8);
      insertPassages(pastedPassages('one[^1]\n\ntwo[^2]\n\n[^1]: First\n\n[^2]: Second', siteUrl, () => undefined));
      insertLines(' more ', siteUrl);
      return new OpenedText('').write($getRoot().getChildren());
    });
    expect(markdown).toBe('Before (one[^1]\n\ntwo[^2] more after).\n\n[^1]: First\n\n[^2]: Second');
  });
});
