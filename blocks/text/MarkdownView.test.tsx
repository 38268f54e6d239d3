import { describe, expect, it } from 'vitest';
import { examplePicture } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { Footnotes, MarkdownView } from './MarkdownView.tsx';
import { Reader } from './readText.ts';

function read(markdown: string, pictures = {}) {
  const reader = new Reader();
  const text = reader.read(markdown, pictures);
  return render(
    <>
      <MarkdownView text={text} />
      <Footnotes footnotes={reader.footnotes} />
    </>,
  );
}

describe('what is typed and never run', () => {
  it('shows HTML as it was typed, within a line and on separate lines', () => {
    const { page } = read('A <img src=x onerror=alert(1)> here\n\n<script>alert(2)</script>');
    expect([...page.children].map(wordsOf)).toEqual([
      'A <img src=x onerror=alert(1)> here',
      '<script>alert(2)</script>',
    ]);
    expect(page.querySelector('img, script')).toBeNull();
  });

  it.each([
    ['javascript:', '[words](javascript:alert%281%29)'],
    ['javascript: in capitals and with a tab', '[words](<JaVaScRiPt:\talert(1)>)'],
    ['data:', '[words](data:text/html,<b>)'],
    ['http:', '[words](http://wharfside.example)'],
    ['another host without a scheme', '[words](//evil.example/x)'],
    ['a relative path', '[words](evil)'],
    ['an address given elsewhere', '[words][a]\n\n[a]: javascript:alert(1)'],
  ])('keeps the words of a link with %s and drops the link', (_, markdown) => {
    const { getByText, page } = read(markdown);
    expect(getByText('words').tagName).toBe('P');
    expect(page.querySelectorAll('*')).toHaveLength(1);
  });

  it.each(['/services', '#contact-form', 'https://flow.com/a?b=c', 'mailto:a@wharfside.example', 'tel:+12125550137'])(
    'links to %s',
    (address) => {
      expect(read(`[words](${address})`).getByText('words').getAttribute('href')).toBe(address);
    },
  );

  it('escapes the contents of a code sheet and its file name', () => {
    const { getByText, page } = read('```html "><script>\n<b onclick=x>\n```');
    expect(getByText('<b onclick=x>').tagName).toBe('CODE');
    expect(page.querySelector('script, b')).toBeNull();
  });
});

describe('code', () => {
  const sheet = read('```cadence storage_ratio.cdc {2-3}\none\ntwo\nthree\nfour\n```');

  it('names its file in the head', () => {
    expect(sheet.getByText('storage_ratio.cdc')).toBeTruthy();
  });

  it('marks the lines that the fence names, as one mark', () => {
    const mark = sheet.page.querySelector('mark');
    expect(mark?.textContent).toBe('two\nthree\n');
    expect(mark?.parentElement?.textContent?.trim()).toBe('one\ntwo\nthree\nfour');
  });

  it('hides the copy button until there is a script', () => {
    expect(sheet.getByText(/^Copy/).closest('button')?.hidden).toBe(true);
  });

  it('can be reached and scrolled by keyboard', () => {
    expect(sheet.getByRole('region', { name: 'storage_ratio.cdc' }).tabIndex).toBe(0);
  });

  it('marks nothing where the range is a slip', () => {
    const { getByText, page } = read('```js {9-2,x,1-99999}\na\n```');
    expect(getByText('a')).toBeTruthy();
    expect(page.querySelector('mark')).toBeNull();
  });
});

describe('tables', () => {
  const shown = read('*Ten thousand of each*\n\n| Thing | Bytes |\n|---|---:|\n| Vault | 212 |');

  it('take the italic paragraph above as their caption', () => {
    expect(shown.page.querySelector('caption')?.textContent).toBe('Ten thousand of each');
    // Also as the name of what scrolls.
    expect(shown.page.innerHTML.split('Ten thousand')).toHaveLength(3);
    expect(shown.page.querySelector('em')).toBeNull();
  });

  it('name rows by their first column, and align figures to the right', () => {
    expect(wordsOf(shown.getByRole('rowheader'))).toBe('Vault');
    expect(shown.getByRole('cell', { name: '212' }).dataset.align).toBe('right');
  });

  it('leave an italic paragraph alone where no table follows', () => {
    expect(read('*Only said*\n\nMore').getByText('Only said').tagName).toBe('EM');
  });
});

describe('pictures', () => {
  const quay = examplePicture('article-bridge', 'A quay at noon');
  const shown = (markdown: string) => read(markdown, { 7: quay });

  it('are those of the library, where a paragraph names one, with their captions', () => {
    const { getByRole, page } = shown('Before.\n\n![Taken *in* May](picture:7)\n\nAfter.');
    expect([...page.children].map(({ localName }) => localName)).toEqual(['p', 'figure', 'p']);
    expect(getByRole('img', { name: 'A quay at noon' }).getAttribute('src')).toBe(quay.url);
    expect(wordsOf(getByRole('figure').querySelector('figcaption'))).toBe('Taken in May');
  });

  it('are cut higher where they are upright photographs, so that heads stay in view; drawings are cut wide', () => {
    const upright = { ...quay, width: 900, height: 1200 };
    const boxOf = (picture: object) => read('![](picture:7)', { 7: picture }).page.querySelector('img');
    expect(boxOf(quay)).toMatchObject({ width: 1000, height: 510 });
    expect(boxOf(upright)).toMatchObject({ width: 690, height: 517 });
    expect(boxOf({ ...upright, drawing: '/media/crane.svg' })).toMatchObject({ width: 1000, height: 510 });
  });

  it('have no empty caption where they have none', () => {
    expect(shown('![](picture:7)').page.querySelector('figcaption')).toBeNull();
  });

  it.each([
    ['another host', '![words](https://evil.example/x.png)'],
    ['the site itself', '![words](/media/x.png)'],
    ['the library among words', 'See ![words](picture:7)'],
    ['nowhere in the library', '![words](picture:one)'],
  ])('are not shown from %s: only their words stay', (_, markdown) => {
    const { page } = shown(markdown);
    expect(page.querySelector('img, figure')).toBeNull();
    expect(wordsOf(page)).toMatch(/words$/);
  });

  it('end the rows next to which a note may be', () => {
    const { page } = shown('A\n\n> [!NOTE]\n> Note.\n\nB\n\n![](picture:7)\n\nC');
    expect(page.querySelector('aside')?.dataset.rows).toBe('2');
  });
});

describe('notes', () => {
  const partsOf = (markdown: string) =>
    [...read(markdown).page.children].map((part) => [part.localName, wordsOf(part)]);

  it('come after the paragraph that they belong to, without their mark', () => {
    expect(partsOf('First.\n\n> [!NOTE]\n> Budget it.\n\nSecond.')).toEqual([
      ['p', 'First.'],
      ['aside', 'Budget it.'],
      ['p', 'Second.'],
    ]);
  });

  it('never come between a heading and its first paragraph', () => {
    expect(partsOf('## A\n\n> [!NOTE]\n> Note.\n\nText.')).toEqual([
      ['h2', 'A'],
      ['p', 'Text.'],
      ['aside', 'Note.'],
    ]);
  });

  it('extend next to the text as far as the next wide thing', () => {
    const { page } = read('A\n\n> [!NOTE]\n> Note.\n\nB\n\nC\n\n```\nx\n```');
    expect(page.querySelector('aside')?.dataset.rows).toBe('3');
  });

  it('are not notes without the mark', () => {
    expect(partsOf('> Said by somebody')).toEqual([['blockquote', 'Said by somebody']]);
  });
});

describe('footnotes', () => {
  const shown = read('One[^a] and two[^b], again[^a].\n\n[^b]: Second.\n[^a]: First.');

  it('are numbered in the order in which the text calls them', () => {
    const notes = shown.getAllByRole('listitem').map(wordsOf);
    expect(notes[0]).toMatch(/^First\./);
    expect(notes[1]).toMatch(/^Second\./);
    const [call] = shown.getAllByRole('link', { name: 'Footnote 1' });
    expect(call?.getAttribute('href')).toBe('#footnote-1');
  });

  it('link back to each place that calls them', () => {
    const [back] = shown.getAllByRole('link', { name: 'Back to the text' });
    const again = shown.getByRole('link', { name: 'and to place 2' });
    expect(back?.getAttribute('href')).toBe('#footnote-1-reference');
    expect(again.getAttribute('href')).toBe('#footnote-1-reference-2');
    for (const id of ['#footnote-1-reference', '#footnote-1-reference-2'])
      expect(shown.page.querySelectorAll(id), id).toHaveLength(1);
  });

  it('render no empty list', () => {
    expect(wordsOf(read('None.').page)).toBe('None.');
    expect(wordsOf(shown.page)).toContain('Footnotes');
  });
});

it('numbers an ordered list on from its first number', () => {
  expect(read('3. c\n4. d').getByRole('list')).toMatchObject({ start: 3 });
});

it('gives two headings with the same words two ids', () => {
  const headings = read('## Cost\n\nA\n\n## Cost').getAllByRole('heading', { name: 'Cost' });
  expect(headings.map(({ id }) => id)).toEqual(['cost', 'cost-1']);
});
