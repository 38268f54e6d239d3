import { editorOf } from '../editor/editorBlock.ts';
import { journey } from './Journey.schema.ts';

export const journeyEditor = editorOf(journey, 'Engagement journey', {
  group: 'What you offer',
  words: 'timeline, how we work',
});
