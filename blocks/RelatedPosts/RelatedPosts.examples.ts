import { articleCard } from '@frontage/contract/article.ts';
import { defineExamples } from '../examples/example.ts';
import { exampleCases } from '../examples/exampleCases.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { relatedPosts } from './RelatedPosts.schema.ts';

function article(id: number, slug: string, title: string, date: string, drawing: string) {
  return articleCard.parse({
    id,
    slug,
    title,
    date,
    timeToRead: 9,
    preview: examplePicture(drawing, ''),
    preview768: `/gallery/picture/${drawing}.svg`,
    preview500: `/gallery/picture/${drawing}.svg`,
    preview320: `/gallery/picture/${drawing}.svg`,
    category: { term_id: 7, name: 'Blockchain', slug: 'blockchain' },
    second_categories: [],
    tags: [],
  });
}

const page = {
  casesBySlug: exampleCases,
  articlesBySlug: {
    'testing-a-bridge': article(
      1,
      'testing-a-bridge',
      'Testing a bridge from both banks',
      '2026-09-18T08:00:00Z',
      'article-bridge',
    ),
    'finality-four': article(
      2,
      'finality-four',
      'Finality is not one moment but four',
      '2026-10-21T08:00:00Z',
      'article-finality',
    ),
  },
};

export const relatedPostsExamples = defineExamples(relatedPosts, [
  {
    name: 'a case and two articles',
    block: {
      acf_fc_layout: 'relatedPosts',
      heading: 'Related posts and cases',
      allLink: { label: 'All show cases', href: '/work' },
      caseSlugs: ['tidemark'],
      articleSlugs: ['testing-a-bridge', 'finality-four'],
    },
    page,
  },
  {
    name: 'two cases alone',
    block: { acf_fc_layout: 'relatedPosts', heading: 'Two other systems', caseSlugs: ['hushmint', 'opaline'] },
    page,
  },
  { name: 'nothing named', block: { acf_fc_layout: 'relatedPosts', heading: 'Nothing to read on' } },
]);
