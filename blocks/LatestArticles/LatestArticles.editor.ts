import { editorOf } from '../editor/editorBlock.ts';
import { latestArticles } from './LatestArticles.schema.ts';

export const latestArticlesEditor = editorOf(latestArticles, 'Latest articles', {
  group: 'Articles, events and links',
  words: 'blog, news, posts',
});
