import { defineBlock, entries, eventSlug, heading, href, line, prose, z } from '../defineBlock.ts';

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

/**
 * One event with its date, seats and programme, and past ones. An event that has ended says so without anyone's help.
 */
export const eventDetails = defineBlock('event_details', {
  title: 'Event with programme',
  group: 'Articles, events and links',
  words: 'agenda, meetup, webinar',
  fields: {
    eventSlug: eventSlug('The event'),
    programme: entries(1, 10, {
      time: line('When, in the time of the place, such as: 18:30', { max: 12 }),
      title: line('What happens', { max: 90 }),
      description: prose('Who speaks, and about what', { max: 240 }).optional(),
    }).meta({ description: 'What to expect, earliest first' }),
    seatHref: href.meta({ description: 'Where the form for seats is, such as #seat' }),
    buttonText: line('The words on the button, such as: Keep me a seat', { max: 30 }),
    endedText: prose('Shown once the event has ended, until the next one is fixed', { max: 200 }),
    pastHeading: heading('Above the events that are over, such as: Past evenings', { max: 50 }).optional(),
    past: entries(0, 12, {
      date: z.iso.date().meta({ description: 'The day', widget: 'date' }),
      title: line('What it was called', { max: 90 }),
      description: line('What came of it, and where', { max: 140 }),
    })
      .optional()
      .meta({ description: 'Newest first; they take no seats' }),
  },
});
