import { editorOf } from '../editor/editorBlock.ts';
import { eventDetails } from './EventDetails.schema.ts';

export const eventDetailsEditor = editorOf(eventDetails, 'Event with programme', {
  group: 'Articles, events and links',
  words: 'agenda, meetup, webinar',
});
