import { editorOf } from '../editor/editorBlock.ts';
import { featureGrid } from './FeatureGrid.schema.ts';

export const featureGridEditor = editorOf(featureGrid, 'Feature grid', {
  group: 'What you offer',
  words: 'cards, columns, benefits, icons',
});
