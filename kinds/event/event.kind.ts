import { event as eventSchema } from '@frontage/contract/event.ts';
import { formatDate } from '@frontage/contract/primitives/dates.ts';
import { z } from 'zod';
import { defineKind } from '../defineKind.ts';

const { summary, title, venue } = eventSchema.shape;

/** Public events. They disappear from the pages by themselves when they end. R11. */
export const event = defineKind({
  name: 'event',
  collection: 'events',
  label: { one: 'Event', many: 'Events' },
  group: 'Company',
  title: 'title',
  sort: '-starts',
  types: { event: {} },
  listed: eventSchema.extend({ type: z.literal('event') }),
  words: { fields: { title, summary, venue } },
  ends: 'ends',
  dated: 'starts',
  rankOf: ({ starts }) => Date.parse(String(starts)),
  named: { event: { key: 'slug', detailOf: ({ starts }) => formatDate(new Date(String(starts))) } },
  hasLinks: true,
  held: { isWhat: 'named', mend: 'Take its name out there first.' },
  demo: ['slug', 'title'],
});
