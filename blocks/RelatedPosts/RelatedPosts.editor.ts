import { editorOf } from '../editor/editorBlock.ts';
import { relatedPosts } from './RelatedPosts.schema.ts';

export const relatedPostsEditor = editorOf(relatedPosts, 'Related posts and cases', {
  group: 'Articles, events and links',
  words: 'blog, read more',
});
