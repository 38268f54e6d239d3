import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Footnotes } from './Footnotes.tsx';
import { MarkdownView } from './MarkdownView.tsx';
import { Reader } from './readText.ts';

function render(markdown: string): string {
  const reader = new Reader();
  const text = reader.read(markdown);
  return renderToStaticMarkup(
    <>
      <MarkdownView text={text} />
      <Footnotes footnotes={reader.footnotes} />
    </>,
  );
}

describe('what is typed and never run', () => {
  it('shows HTML as it was typed, within a line and on lines of its own', () => {
    const html = render('A <img src=x onerror=alert(1)> here\n\n<script>alert(2)</script>');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
    expect(html).not.toMatch(/<(img|script)/);
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
    expect(render(markdown)).toBe('<p>words</p>');
  });

  it.each(['/services', '#contact-form', 'https://flow.com/a?b=c', 'mailto:a@wharfside.example', 'tel:+12125550137'])(
    'links to %s',
    (address) => {
      expect(render(`[words](${address})`)).toBe(`<p><a href="${address}">words</a></p>`);
    },
  );

  it('escapes what a code sheet and a file name hold', () => {
    const html = render('```html "><script>\n<b onclick=x>\n```');
    expect(html).toContain('&lt;b onclick=x&gt;');
    expect(html).not.toContain('<script');
  });
});

describe('code', () => {
  const html = render('```cadence storage_ratio.cdc {2-3}\none\ntwo\nthree\nfour\n```');

  it('names its file in the head', () => {
    expect(html).toContain('<span>storage_ratio.cdc</span>');
  });

  it('marks the lines that the fence names, as one mark', () => {
    expect(html).toMatch(/one\n<mark[^>]*>two\nthree\n<\/mark>four/);
  });

  it('hides the button that copies until there is a script', () => {
    expect(html).toMatch(/<button[^>]* hidden=""[^>]*>Copy/);
  });

  it('can be reached and scrolled by keyboard', () => {
    expect(html).toMatch(/<section tabindex="0" aria-label="storage_ratio.cdc"/i);
  });

  it('marks nothing where the range is a slip', () => {
    expect(render('```js {9-2,x,1-99999}\na\n```')).not.toContain('<mark');
  });
});

describe('tables', () => {
  const html = render('*Ten thousand of each*\n\n| Thing | Bytes |\n|---|---:|\n| Vault | 212 |');

  it('take the italic paragraph above as their caption', () => {
    expect(html).toMatch(/<caption[^>]*>Ten thousand of each<\/caption>/);
    expect(html.match(/Ten thousand/g)).toHaveLength(2);
  });

  it('name rows by their first column and set figures right by their alignment', () => {
    expect(html).toContain('<th scope="row">Vault</th>');
    expect(html).toContain('<td data-align="right">212</td>');
  });

  it('leave an italic paragraph alone where no table follows', () => {
    expect(render('*Only said*\n\nMore')).toContain('<p><em>Only said</em></p>');
  });
});

describe('notes', () => {
  it('stand behind the paragraph that they belong to, without their mark', () => {
    const html = render('First.\n\n> [!NOTE]\n> Budget it.\n\nSecond.');
    expect(html).toMatch(/First\.<\/p><aside[^>]*><p>Budget it\.<\/p><\/aside><p>Second/);
  });

  it('never come between a heading and its first paragraph', () => {
    expect(render('## A\n\n> [!NOTE]\n> Note.\n\nText.')).toMatch(/<\/h2><p>Text\.<\/p><aside/);
  });

  it('reach down beside the text as far as the next wide thing', () => {
    expect(render('A\n\n> [!NOTE]\n> Note.\n\nB\n\nC\n\n```\nx\n```')).toContain('data-rows="3"');
  });

  it('are no notes without the mark', () => {
    expect(render('> Said by somebody')).toContain('<blockquote');
  });
});

describe('footnotes', () => {
  const html = render('One[^a] and two[^b], again[^a].\n\n[^b]: Second.\n[^a]: First.');

  it('are numbered in the order in which the text calls them', () => {
    expect(html.indexOf('First.')).toBeLessThan(html.indexOf('Second.'));
    expect(html).toContain('href="#footnote-1" aria-label="Footnote 1"');
  });

  it('lead back to each place that calls them', () => {
    expect(html).toContain('<a href="#footnote-1-reference">Back to the text</a>');
    expect(html).toContain('<a href="#footnote-1-reference-2">and to place 2</a>');
    expect(html.match(/id="footnote-1-reference-2"/g)).toHaveLength(1);
  });

  it('leave no empty list behind', () => {
    expect(render('None.')).not.toContain('Footnotes');
  });
});

it('counts an ordered list on from the number it begins with', () => {
  expect(render('3. c\n4. d')).toMatch(/<ol[^>]* start="3"/);
});

it('gives two headings of the same words two ids', () => {
  const html = render('## Cost\n\nA\n\n## Cost');
  expect(html).toContain('id="cost"');
  expect(html).toContain('id="cost-1"');
});
