import { editorOf } from '../editor/editorBlock.ts';
import { eventBanner } from './EventBanner.schema.ts';

export const eventBannerEditor = editorOf(eventBanner, 'Event banner', {
  group: 'Articles, events and links',
  words: 'announcement, meetup',
});
