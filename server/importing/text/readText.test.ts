import { readArticle } from '@frontage/blocks/text/readArticle.ts';
import { expect, test } from 'vitest';
import { readText, type TextPart } from './readText.ts';

/** Reads a text, and checks that the article's own reader takes all of its parts. */
function read(content: string, footnotes?: string) {
  const found: string[] = [];
  const parts = readText(
    { content, footnotes },
    (address) => address,
    (kind, words) => found.push(`${kind}: ${words}`),
  );
  const texts = parts.flatMap((part) => (part.kind === 'text' ? [part.markdown] : []));
  readArticle(
    texts.map((text) => ({ acf_fc_layout: 'textbox', text })),
    'The article',
  );
  return { parts, found, text: texts.join('\n\n') };
}

const kindsOf = (parts: TextPart[]) => parts.map((part) => (part.kind === 'text' ? part.markdown : part.caption));

test.each([
  ['paragraphs of the classic editor', 'One\nline\n\nTwo', 'One\\\nline\n\nTwo'],
  ['lines after a mark', '<em>One</em>\nline', '*One*\\\nline'],
  ['paragraphs of blocks', '<!-- wp:paragraph --><p>One\nline</p><!-- /wp:paragraph -->', 'One line'],
  ['marks without the spaces at their edges', '<p>a <strong>b </strong>c</p>', 'a **b** c'],
  ['a mark within the same mark once', '<p><em>a <em>b</em></em></p>', '*a b*'],
  ['words that were struck out', '<p><del>old</del> new</p>', 'old new'],
  ['what looks like Markdown as it was typed', '<p>1. *not* [a] list &lt;b&gt;</p>', '1\\. \\*not\\* \\[a] list \\<b>'],
  ['lists within lists', '<ul><li>a<ul><li>b</li></ul></li></ul>', '- a\n  - b'],
  ['a list below words that begins with three', '<ul><li>a<ol start="3"><li>b</li></ol></li></ul>', '- a\n\n  3. b'],
  ['code with its language', '<pre><code class="language-ts">a &lt; b</code></pre>', '```ts\na < b\n```'],
  ['brackets in code', '<pre>[gallery]</pre>', '```\n[gallery]\n```'],
  ['a quote with its source', '<blockquote><p>Words</p><cite>Ada</cite></blockquote>', '> Words\n>\n> — Ada'],
  [
    'a video as a link',
    '<iframe src="https://video.example/1" title="A talk"></iframe>',
    '[A talk](https://video.example/1)',
  ],
  [
    'an address alone in its line as a link',
    'https://video.example/1',
    '[https://video.example/1](https://video.example/1)',
  ],
  [
    'a shortcode that shows an address as a link',
    '[embed]https://video.example/1[/embed]',
    '[https://video.example/1](https://video.example/1)',
  ],
  ['a shortcode that shows code as code', '[sourcecode language="js"]\na < b\n[/sourcecode]', '```js\na < b\n```'],
  ['words in brackets as they are', 'He said [sic] it.', 'He said \\[sic] it.'],
  [
    'joined words in brackets as they are',
    'We asked our [then-CEO] and the [co-founder] for the [PDF-Download] by [e-mail].',
    'We asked our \\[then-CEO] and the \\[co-founder] for the \\[PDF-Download] by \\[e-mail].',
  ],
  [
    'raised and lowered figures',
    '10<sup>6</sup> requests, 2<sup>10</sup> keys, CO<sub>2</sub>',
    '10⁶ requests, 2¹⁰ keys, CO₂',
  ],
  [
    'a block within a mark or a link',
    '<b><p>a</p><p>b</p></b><a href="/x"><h2>c</h2></a>',
    '**a**\n\n**b**\n\n## [c](/x)',
  ],
  ['an escaped shortcode as its words', 'Type [[gallery]] there.', 'Type \\[gallery] there.'],
])('keeps %s', (_, html, markdown) => {
  expect(read(html).text).toBe(markdown);
});

test('keeps a table, with its caption in the line above it', () => {
  const html =
    '<figure><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b | c</td></tr></tbody></table><figcaption>What it shows</figcaption></figure>';
  expect(read(html).text).toBe('*What it shows*\n\n| a |\n| - |\n| b \\| c |');
});

test('keeps lists, paragraphs and code within a cell on its line', () => {
  const cells = (first: string, last: string) => `<tr><td>${first}</td><td>${last}</td></tr>`;
  const html = `<table>${cells('Plan', '<ul><li>Workshop</li><li>Report</li></ul>')}${cells('<p>Build</p><p>it</p>', '<pre>Two\nsprints</pre>')}</table>`;
  expect(read(html).text).toBe('| Plan | Workshop; Report |\n| - | - |\n| Build it | `Two sprints` |');
});

test('separates the tabs of a page builder, and keeps their titles', () => {
  const { found, text } = read('[tab title="Plan"]First week[/tab][tab title="Build"]Second week[/tab]');
  expect(text).toBe('**Plan**\n\nFirst week\n\n**Build**\n\nSecond week');
  expect(found).toEqual(['shortcode: [tab title="Plan"]', 'shortcode: [tab title="Build"]']);
  expect(read('[cap color="red"]W[/cap]e went').text, 'within a word').toBe('We went');
});

test('unpacks the HTML that page builders pack, and names packed code that it leaves out', () => {
  const packed = (html: string) => Buffer.from(encodeURIComponent(html)).toString('base64');
  const { found, text } = read(
    `Before [vc_raw_html]${packed('<p>Ärger <em>here</em></p>')}[/vc_raw_html] [vc_raw_js]${packed('<script>run()</script>')}[/vc_raw_js]`,
  );
  expect(text).toBe('Before\n\nÄrger *here*');
  expect(found).toEqual([
    'shortcode: [vc_raw_html]',
    'text: HTML that was packed into [vc_raw_html] is part of the text',
    'shortcode: [vc_raw_js]',
    'shortcode: [vc_raw_js] held packed code, which was left out',
  ]);
});

test('names lone words in brackets that stayed, because they may be shortcodes', () => {
  const { found, text } = read('[newsletter] and [sic] [Sales]');
  expect(text).toBe('\\[newsletter] and \\[sic] \\[Sales]');
  expect(found).toEqual(['bracket: [newsletter]']);
});

test('takes the real address of a picture that is loaded late', () => {
  const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  const addressesOf = (html: string) =>
    read(html).parts.flatMap((part) => (part.kind === 'picture' ? Object.values(part.source) : []));
  for (const html of [
    `<img src="${blank}" data-src="/real.jpg">`,
    '<img src="/placeholder.png" data-lazy-src="/real.jpg">',
    `<img src="${blank}" data-srcset="/real.jpg 1x, /large.jpg 2x">`,
    `<img src="${blank}"><noscript><img src="/real.jpg"></noscript>`,
    `<figure><a href="/p"><img src="/lazy.png" data-src="/real.jpg"></a> <noscript><img src="/real.jpg"></noscript></figure>`,
  ])
    expect(addressesOf(html), html).toEqual(['address', '/real.jpg']);
});

test('keeps footnotes that Word wrote as links to each other, and links to no place that is not there', () => {
  const note = '<div><p><a href="#_ftnref1" name="_ftn1">[1]</a> Of <em>hemp</em></p></div>';
  const { found, text } = read(
    `<p>Ropes<a href="#_ftn1" name="_ftnref1">[1]</a> and <a href="#below">more</a></p>${note}`,
  );
  expect(text).toBe('Ropes[^1] and more\n\n[^1]: Of *hemp*');
  expect(found).toEqual(['link: #below is a place within the text that has no address here: its words stayed']);
});

test('makes headings of the second and third level from any levels, and skips none', () => {
  expect(read('<h3>A</h3><h5>B</h5><h4>C</h4><h3>D</h3>').text).toBe('## A\n\n### B\n\n### C\n\n## D');
  expect(read('<h4>A</h4><h2>B</h2><blockquote><h2>C</h2></blockquote>').text).toBe('## A\n\n## B\n\n> **C**');
});

test('puts pictures between the texts, with their captions', () => {
  const html =
    'Before\n\n[caption id="a" width="300"]<a href="/big"><img src="/a.jpg" alt="A" /></a> What <em>it</em> shows[/caption]\n\nAfter';
  const { parts } = read(html);
  expect(kindsOf(parts)).toEqual(['Before', 'What it shows', 'After']);
  expect(parts[1]).toMatchObject({ source: { kind: 'address', address: '/a.jpg' }, alt: 'A' });
});

test('moves a picture out of its line: before a paragraph that begins with it, otherwise after it', () => {
  expect(kindsOf(read('<p><img src="/a.jpg">First words</p>').parts)).toEqual(['', 'First words']);
  expect(kindsOf(read('<p>Words <img src="/a.jpg"> more</p>').parts)).toEqual(['Words more', '']);
  expect(kindsOf(read('<p>Words<img src="https://x.example/p" width="1" height="1"></p>').parts)).toEqual(['Words']);
});

test('keeps a caption with a link as text below its picture, because captions here have no links', () => {
  const html = '<figure><img src="/a.jpg"><figcaption>By <a href="https://a.example/">Ada</a></figcaption></figure>';
  expect(kindsOf(read(html).parts)).toEqual(['', '*By [Ada](https://a.example/)*']);
});

test('splits galleries into their pictures, those of blocks and those of shortcodes', () => {
  const html =
    '<figure class="wp-block-gallery"><figure><img src="/a.jpg"></figure><figure><img src="/b.jpg"><figcaption>B</figcaption></figure></figure>';
  expect(kindsOf(read(html).parts)).toEqual(['', 'B']);
  expect(read('[gallery ids="4,5"]').parts).toMatchObject([{ source: { kind: 'gallery', attachments: '4,5' } }]);
});

test('names what only a plugin could show, and keeps what is between its marks', () => {
  const { found, text } = read(
    '[box color="red"]Words[/box] [contact-form-7 id="1"]\n\n<!-- wp:latest-posts {"a":1} /-->',
  );
  expect(text).toBe('Words');
  expect(found).toEqual(['shortcode: [box color="red"]', 'shortcode: [contact-form-7 id="1"]', 'block: latest-posts']);
});

test('names scripts and forms, and leaves them out', () => {
  const { found, text } = read('<p>Words</p><script>steal()</script><form><input name="a">Send</form>');
  expect(text).toBe('Words');
  expect(found).toEqual(['text: a script was left out', 'text: a form was left out: “Send”']);
});

test('keeps footnotes with the text that refers to them', () => {
  const html =
    '<!-- wp:paragraph --><p>A<sup data-fn="x1" class="fn"><a href="#x1">1</a></sup> and B<sup data-fn="x1" class="fn"><a href="#x1">1</a></sup></p><!-- /wp:paragraph -->';
  const { text } = read(html, JSON.stringify([{ id: 'x1', content: 'See <em>there</em>' }]));
  expect(text).toBe('A[^1] and B[^1]\n\n[^1]: See *there*');
});

test('cuts a long text into as many blocks as are needed', () => {
  const { parts, text } = read(`<p>${'word '.repeat(200)}</p>`.repeat(100));
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.every((part) => part.kind === 'text' && part.markdown.length <= 40_000)).toBe(true);
  expect(text.match(/word/g)).toHaveLength(20_000);
});

test('refuses a text whose elements are nested too deep, and only this text', () => {
  expect(() => read('<div>'.repeat(50_000))).toThrow('nested more than 500 elements deep');
});
