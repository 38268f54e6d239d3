import { exampleArticles } from '@frontage/blocks/examples/exampleArticles.ts';
import { exampleDrawing } from '@frontage/blocks/examples/pageContext.ts';
import { render, wordsOf } from '@frontage/blocks/testing/render.ts';
import { FoldedContents, StickyContents } from '@frontage/blocks/text/Contents.tsx';
import { readArticle } from '@frontage/blocks/text/readArticle.ts';
import { post } from '@frontage/contract/post.ts';
import { describe, expect, it } from 'vitest';
import { tagsOf } from '../lists/TagFilter.tsx';
import { ArticleCover, ArticleHead } from './ArticleHead.tsx';
import { contentsOf, foldedTitleOf } from './Contents.tsx';
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

const hrefsIn = (page: Element) => [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('the head of an article', () => {
  it('shows the day, the minutes and the categories, each a link to its list', () => {
    const { getByText, page } = render(<ArticleHead post={article} site={{}} />);
    expect(getByText('9 November, 2026').getAttribute('datetime')).toBe('2026-11-09T08:00:00Z');
    expect(wordsOf(page)).toContain('11 minutes to read');
    expect(hrefsIn(page)).toEqual(['/blockchain', '/insights']);
  });

  it('begins with the excerpt if there is no lead', () => {
    const beginningOf = (post: typeof article) => wordsOf(render(<ArticleHead post={post} site={{}} />).page);
    expect(beginningOf(article)).toContain('The excerpt.');
    expect(beginningOf({ ...article, lead: 'The lead.' })).toContain('The lead.');
    expect(beginningOf({ ...article, lead: 'The lead.' })).not.toContain('The excerpt.');
  });
});

describe('the tags of an article', () => {
  const tagOf = (name: string, value: 'technologies' | 'protocols', label: string) => ({
    ...{ term_id: 101, name, slug: name.toLowerCase(), group: { value, label } },
  });
  const tags = [tagOf('Flow', 'protocols', 'Protocols'), tagOf('Cadence', 'technologies', 'Technologies')];
  const hrefsOf = (category: typeof article.category) =>
    tagsOf({ category, tags }).flatMap(({ group, tags }) => tags.map(({ href }) => `${group}: ${href}`));

  it('lead to their lists in the blog, by group', () => {
    expect(hrefsOf(article.category)).toEqual(['technologies: /blog/tag/cadence', 'protocols: /blog/tag/flow']);
  });

  it('lead from an insight to what the insights find by their names', () => {
    const searched = ['technologies: /insights?searchValue=Cadence', 'protocols: /insights?searchValue=Flow'];
    expect(hrefsOf({ ...insights, slug: 'insights' })).toEqual(searched);
  });
});

const sizeOf = (picture: Element) => ['width', 'height'].map((name) => picture.getAttribute(name));

describe('the cover', () => {
  const page = { title: article.title, breadcrumbs: [{ label: 'Blog', href: '/blog' }] };
  const variant = { webp: '/media/a.webp' };
  const preview = { ...article.preview, alt: 'An account', sizes: { '690-517': variant, '1000-510': variant } };

  it('is the picture of the lists if the article has no cover, loaded eagerly and uncropped', () => {
    const picture = render(<ArticleCover post={{ preview, timeToRead: 11 }} page={page} />).getByRole('img', {
      name: 'An account',
    });
    expect(sizeOf(picture)).toEqual(['690', '517']);
    expect(picture.getAttribute('fetchpriority')).toBe('high');
  });

  it('is left out if the picture only stands for one that the article does not have', () => {
    const plain = { ...preview, isPlain: true } as const;
    const cover = render(<ArticleCover post={{ preview: plain, timeToRead: 11 }} page={page} />);
    expect(cover.page.querySelector('img, [data-ground="land"]')).toBeNull();
    expect(cover.getByRole('navigation', { name: 'Breadcrumbs' })).toBeTruthy();
  });

  it('is full-width if the picture is wide: whole on wide screens, a cut of it on others', () => {
    const cover = { ...preview, url: '/media/wide.png', width: 1440, height: 586 };
    const { getByRole, page: shown } = render(<ArticleCover post={{ preview, cover, timeToRead: 11 }} page={page} />);
    const cut = shown.querySelector('source[media="(768px <= width < 1024px)"]');
    expect(cut && sizeOf(cut)).toEqual(['1000', '510']);
    const whole = getByRole('img', { name: 'An account' });
    expect([whole.getAttribute('src'), ...sizeOf(whole)]).toEqual(['/media/wide.png', '1440', '586']);
    expect(shown.querySelector('[class*="frame"]')).toBeNull();
  });

  it('is a drawing across the page with an upright one for phones, and the breadcrumbs at its foot', () => {
    const cover = exampleDrawing('cover-storage', 'An account holds 29 of the 40 cells', [1440, 520]);
    const coverUpright = exampleDrawing('cover-storage-upright', 'The same', [390, 360]);
    const shown = render(<ArticleCover post={{ preview, cover, coverUpright, timeToRead: 11 }} page={page} />);
    const drawing = shown.getByRole('img', { name: 'An account holds 29 of the 40 cells' });
    expect(drawing.getAttribute('src')).toBe('/gallery/picture/cover-storage.svg#wide');
    expect(shown.page.querySelector('source')?.srcset).toBe('/gallery/picture/cover-storage-upright.svg#wide');
    const order = [...shown.page.querySelectorAll('*')];
    const breadcrumbs = order.indexOf(shown.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(order.indexOf(drawing)).toBeLessThan(breadcrumbs);
  });
});

describe('the contents', () => {
  const reading = readArticle(
    [{ acf_fc_layout: 'textbox', text: 'A[^1]\n\n## One\n\n### Within\n\n## Two\n\n[^1]: Note' }],
    'Article',
  );

  it('link to every heading and, last, to the footnotes', () => {
    const { page } = render(<StickyContents title="Contents" headings={contentsOf(reading)} />);
    expect(hrefsIn(page)).toEqual(['#one', '#within', '#two', '#footnotes']);
  });

  it('are closed when folded, and say how many parts there are', () => {
    const headings = contentsOf(reading);
    const folded = <FoldedContents label="Contents" title={foldedTitleOf(headings)} headings={headings} />;
    const { page } = render(folded);
    expect(wordsOf(page.querySelector('summary'))).toContain('In this article, three parts');
    expect(page.querySelector('details')?.open).toBe(false);
  });

  it('are left out of an article with a single part', () => {
    expect(contentsOf(readArticle([{ acf_fc_layout: 'textbox', text: '## One\n\nText' }], 'Article'))).toEqual([]);
  });
});

describe('related articles', () => {
  const all = { label: 'All news', href: '/news' };

  it.each([
    [6, 6],
    [5, 3],
    [3, 3],
    [2, 2],
  ])('of %i articles shows %i, in whole rows if there is more than one', (given, shown) => {
    const articles = exampleArticles.slice(0, given);
    const { getAllByRole } = render(<RelatedArticles articles={articles} all={all} language={undefined} />);
    expect(getAllByRole('listitem')).toHaveLength(shown);
  });

  it('shows drawings on paper, because the section is on land', () => {
    const [article] = exampleArticles;
    if (!article) throw new Error('The examples have no article.');
    const drawn = { ...article, preview: { ...article.preview, drawing: '/media/bench.svg' } };
    const { page } = render(<RelatedArticles articles={[drawn]} all={all} language={undefined} />);
    expect(page.querySelector('img')?.getAttribute('src')).toBe('/media/bench.svg#paper');
  });

  it('renders no section if nothing is related', () => {
    expect(render(<RelatedArticles articles={[]} all={all} language={undefined} />).page.childNodes).toHaveLength(0);
  });
});
