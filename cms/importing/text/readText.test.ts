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
  ['an escaped shortcode as its words', 'Type [[gallery]] there.', 'Type \\[gallery] there.'],
])('keeps %s', (_, html, markdown) => {
  expect(read(html).text).toBe(markdown);
});

test('keeps a table, with its caption in the line above it', () => {
  const html =
    '<figure><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b | c</td></tr></tbody></table><figcaption>What it shows</figcaption></figure>';
  expect(read(html).text).toBe('*What it shows*\n\n| a |\n| - |\n| b \\| c |');
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
  expect(found).toEqual(['text: a script was left out', 'text: a form was left out']);
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
