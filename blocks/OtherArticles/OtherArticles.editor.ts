import { editorOf } from '../editor/editorBlock.ts';
import { otherArticles } from './OtherArticles.schema.ts';

export const otherArticlesEditor = editorOf(otherArticles, 'Articles nearby', {
  group: 'Articles, events and links',
  words: 'blog, read more, related',
});
