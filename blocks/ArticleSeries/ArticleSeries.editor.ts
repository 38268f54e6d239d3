import { editorOf } from '../editor/editorBlock.ts';
import { articleSeries } from './ArticleSeries.schema.ts';

export const articleSeriesEditor = editorOf(articleSeries, 'Series', {
  group: 'Articles, events and links',
  words: 'chapters, parts, read more',
});
