import { editorOf } from '../editor/editorBlock.ts';
import { reviews } from './Reviews.schema.ts';

export const reviewsEditor = editorOf(reviews, 'Reviews', {
  group: 'Cases, people and proof',
  words: 'testimonials, quotes, ratings',
});
