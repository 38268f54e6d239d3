import { exampleArticles } from '@frontage/blocks/examples/exampleArticles.ts';
import { readArticle } from '@frontage/blocks/text/readArticle.ts';
import { post } from '@frontage/contract/post.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArticleCover } from './ArticleCover.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { FoldedContents, StickyContents } from './Contents.tsx';
import { contentsOf } from './contentsOf.ts';
import { RelatedArticles } from './RelatedArticles.tsx';

const [card] = exampleArticles;
const blog = { term_id: 23, name: 'Blog', slug: 'blog' };
const insights = { term_id: 11, name: 'Insights', slug: 'insights' };
const article = post.parse({
  ...card,
  type: 'post',
  term_id: 7,
  categories: ['blockchain'],
  second_categories: [blog, insights],
  modified: '2026-11-10T08:00:00Z',
  excerpt: 'The excerpt.',
  head: {},
  layout: [],
});

describe('the head of an article', () => {
  it('shows the day, the minutes and the categories, each a link to its list', () => {
    const html = renderToStaticMarkup(<ArticleHead post={article} language={undefined} />);
    expect(html).toContain('<time dateTime="2026-11-09T08:00:00Z">9 November, 2026</time>');
    expect(html).toContain('11 minutes to read');
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/blockchain', '/insights']);
  });

  it('begins with the excerpt where there is no lead', () => {
    expect(renderToStaticMarkup(<ArticleHead post={article} language={undefined} />)).toContain('The excerpt.');
    expect(
      renderToStaticMarkup(<ArticleHead post={{ ...article, lead: 'The lead.' }} language={undefined} />),
    ).not.toContain('The excerpt.');
  });
});

describe('the cover', () => {
  const page = { title: article.title, breadcrumbs: [{ label: 'Blog', href: '/blog' }] };
  const variant = { webp: '/media/a.webp' };
  const preview = { ...article.preview, alt: 'An account', sizes: { '690-517': variant, '1000-510': variant } };

  it('is the picture of the lists where the article has no other, loaded at once and as whole as there', () => {
    const html = renderToStaticMarkup(<ArticleCover post={{ preview }} page={page} />);
    expect(html).toMatch(/alt="An account" width="690" height="517"[^>]*fetchPriority="high"/);
  });

  it('bleeds where it is wide: the whole picture on wide screens, a cut of it on others', () => {
    const cover = { ...preview, url: '/media/wide.png', width: 1440, height: 586 };
    const html = renderToStaticMarkup(<ArticleCover post={{ preview, cover }} page={page} />);
    expect(html).toMatch(/media="\(768px &lt;= width &lt; 1024px\)" width="1000" height="510"/);
    expect(html).toMatch(/<img src="\/media\/wide.png" alt="An account" width="1440" height="586"/);
    expect(html).not.toContain('frame');
  });

  it('is the drawing that the article names, with the breadcrumbs at its foot', () => {
    const html = renderToStaticMarkup(<ArticleCover post={{ preview, coverDrawing: 'storage' }} page={page} />);
    expect(html).not.toContain('<img');
    expect(html).toMatch(/aria-label="An account holds 29 of the 40 cells.*aria-label="Breadcrumbs"/);
  });
});

describe('the contents', () => {
  const reading = readArticle(
    [{ acf_fc_layout: 'textbox', text: 'A[^1]\n\n## One\n\n### Within\n\n## Two\n\n[^1]: Note' }],
    'Article',
  );

  it('lead to every heading and at last to the footnotes', () => {
    const html = renderToStaticMarkup(<StickyContents headings={contentsOf(reading)} />);
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '#one',
      '#within',
      '#two',
      '#footnotes',
    ]);
  });

  it('say how many parts there are where they are folded, and are closed', () => {
    const html = renderToStaticMarkup(<FoldedContents headings={contentsOf(reading)} />);
    expect(html).toContain('In this article, three parts');
    expect(html).not.toContain('open=""');
  });

  it('are left out of an article of one part', () => {
    expect(contentsOf(readArticle([{ acf_fc_layout: 'textbox', text: '## One\n\nText' }], 'Article'))).toEqual([]);
  });
});

describe('what to read on', () => {
  it.each([
    [6, 6],
    [5, 3],
    [3, 3],
    [2, 2],
  ])('of %i articles shows %i, in whole rows where there are more than one', (given, shown) => {
    const html = renderToStaticMarkup(
      <RelatedArticles articles={exampleArticles.slice(0, given)} language={undefined} />,
    );
    expect(html.match(/<li/g)).toHaveLength(shown);
  });

  it('shows drawings on paper, as land lies around them', () => {
    const [article] = exampleArticles;
    if (!article) throw new Error('The examples have no article.');
    const drawn = { ...article, preview: { ...article.preview, drawing: '/media/bench.svg' } };
    expect(renderToStaticMarkup(<RelatedArticles articles={[drawn]} language={undefined} />)).toContain(
      'src="/media/bench.svg#paper"',
    );
  });

  it('leaves no section behind where nothing is related', () => {
    expect(renderToStaticMarkup(<RelatedArticles articles={[]} language={undefined} />)).toBe('');
  });
});
