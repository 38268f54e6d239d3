import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Payload } from 'payload';
import { expect } from 'vitest';
import { importWordpress } from '../importing/importWordpress.ts';
import { foreignTexts, lostWords } from '../texts/testing/foreignTexts.ts';
import { withoutCuts } from './samplePicture.ts';

/** The ways in which versions of WordPress, hosts and plugins for exports write the same file. */
const dialects = fc.record({
  hasMark: fc.boolean(),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  declaration: fc.constantFrom('<?xml version="1.0" encoding="UTF-8" ?>', "<?xml version='1.0' encoding='utf-8'?>", ''),
  version: fc.constantFrom('1.0', '1.1', '1.2'),
  /** CDATA in one piece, in two around what would end it, or signs as entities. */
  text: fc.constantFrom('cdata', 'split', 'entities', 'numbers'),
  isContentFirst: fc.boolean(),
  hasNoise: fc.boolean(),
});
type Dialect = typeof dialects extends fc.Arbitrary<infer Made> ? Made : never;

const postsPerFile = 10;

/** Imports this many generated posts, in files as other programs write them: every word is shown, or in the report. */
export async function checkWrittenExports(payload: Payload, folder: string, count: number): Promise<void> {
  const seed = 20_261_128;
  const texts = fc.sample(foreignTexts('gutenberg', 'classic', 'builders', 'word', 'docs', 'notion'), {
    numRuns: count,
    seed,
  });
  for (const [at, dialect] of fc.sample(dialects, { numRuns: Math.ceil(count / postsPerFile), seed }).entries()) {
    const first = at * postsPerFile;
    const posts = texts.slice(first, first + postsPerFile).map(({ html, words }, index) => ({
      ...{ html, words, id: first + index + 1, title: `Post ${first + index + 1} & more` },
    }));
    const source = join(folder, `export-${at}.xml`);
    writeFileSync(source, write(posts, dialect));
    const more = { mediaFolder: undefined, isPublicOnly: false, isFetching: false, isDryRun: false } as const;
    const options = { source, ...more, categories: new Map(), defaultCategory: 'blog', timeZone: undefined } as const;
    const report = await withoutCuts(payload, () =>
      importWordpress(payload, options, new Date('2026-11-22T12:00:00Z')),
    );
    const entries = report.toJSON().chapters.flatMap((chapter) => chapter.entries);
    for (const { id, title, words } of posts) {
      const where = { slug: { equals: `post-${id}` } };
      const { docs } = await payload.find({ collection: 'articles', where, draft: true, depth: 0 });
      expect(
        docs.map((one) => one.title),
        JSON.stringify(dialect),
      ).toEqual([title]);
      const told = entries.filter(({ about }) => about === title || about === '').flatMap((one) => one.words);
      expect(
        lostWords(words, JSON.stringify(docs[0]?.layout), told.join('\n')),
        JSON.stringify({ dialect, id }),
      ).toEqual([]);
    }
  }
}

interface Post {
  id: number;
  title: string;
  html: string;
}

function write(posts: readonly Post[], dialect: Dialect): string {
  const { declaration, hasMark, hasNoise, lineEnd, version } = dialect;
  const namespaces = ['excerpt', 'content', 'wfw', 'dc', 'wp'].map(
    (name) => `xmlns:${name}="http://${name}.example/${version}/"`,
  );
  const lines = [
    declaration,
    hasNoise ? '<!-- generator="WordPress/6.4" created="2026-11-01 10:00" -->' : '',
    `<rss version="2.0" ${namespaces.join(' ')}>`,
    `<channel><title>A blog</title><link>https://blog.example</link><wp:wxr_version>${version}</wp:wxr_version>`,
    '<wp:base_site_url>https://blog.example</wp:base_site_url><wp:base_blog_url>https://blog.example</wp:base_blog_url>',
    ...posts.map((post) => itemOf(post, dialect)),
    '</channel></rss>',
  ];
  // An XML declaration is the first thing of its file, or none at all.
  return (hasMark ? '\ufeff' : '') + lines.join('\n').trimStart().replaceAll('\n', lineEnd);
}

function itemOf({ html, id, title }: Post, dialect: Dialect): string {
  const text = (words: string) => textOf(words, dialect.text);
  const content = `<content:encoded>${text(html)}</content:encoded>`;
  const head = [
    `<title>${text(title)}</title><link>https://blog.example/2020/01/post-${id}/</link>`,
    '<dc:creator><![CDATA[ada]]></dc:creator>',
    `<guid isPermaLink="false">https://blog.example/?p=${id}</guid><description></description>`,
  ];
  const noise =
    '<wp:postmeta><wp:meta_key>_edit_last</wp:meta_key><wp:meta_value><![CDATA[1]]></wp:meta_value></wp:postmeta>';
  return [
    '<item>',
    ...(dialect.isContentFirst ? [content, ...head] : [...head, content]),
    `<excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>${id}</wp:post_id>`,
    '<wp:post_date>2020-01-02 10:00:00</wp:post_date><wp:post_date_gmt>2020-01-02 09:00:00</wp:post_date_gmt>',
    `<wp:post_name>${text(`post-${id}`)}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>`,
    dialect.hasNoise ? noise : '',
    '</item>',
  ].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function textOf(words: string, how: Dialect['text']): string {
  if (how === 'cdata') return `<![CDATA[${words.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
  if (how === 'split')
    return words
      .split(/(?<=>)/)
      .map((part) => textOf(part, 'cdata'))
      .join('');
  const signOf = (sign: string) =>
    (how === 'entities' ? entities[sign] : undefined) ?? `&#x${sign.charCodeAt(0).toString(16)};`;
  return words.replace(/[&<>]/g, signOf);
}
