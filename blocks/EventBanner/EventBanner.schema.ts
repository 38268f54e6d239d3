import { defineBlock, eventSlug, line } from '../defineBlock.ts';

/** A band with one public event. It disappears once the event has ended; nobody needs to take it down. */
export const eventBanner = defineBlock('event_banner', {
  title: 'Event banner',
  group: 'Articles, events and links',
  words: 'announcement, meetup',
  fields: {
    buttonText: line('The words on the button: what happens on a click', { max: 30 }),
    eventSlug: eventSlug('The event to show; without it the next one').optional(),
  },
});
