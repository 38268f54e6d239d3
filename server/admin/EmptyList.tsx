import type { ServerProps } from 'payload';
import { say, sayWith } from './say.ts';

/** What will come into a list that visitors fill, and the one step that its reader can take until then. */
const coming = {
  leads: {
    words: 'Requests from your forms arrive here, each with the time by which it is to be answered. {step}',
    step: 'See your forms',
    href: '/admin/collections/forms',
  },
  bookings: {
    words: 'Calls that visitors book appear here, and in the calendars of those who take them. {step}',
    step: 'Set the hours',
    href: '/admin/globals/booking',
  },
  subscribers: {
    words: 'Readers who confirm their address appear here. {step}',
    step: 'See how they sign up',
    href: '/admin/collections/forms',
  },
  deals: {
    words: 'Each request becomes a deal here, unless another CRM is connected. {step}',
    step: 'See the requests',
    href: '/admin/collections/leads',
  },
} as const;

export function WhatComes({ into }: { into: keyof typeof coming }) {
  const { href, step, words } = coming[into];
  return <p>{sayWith(words, { step: <a href={href}>{say(step)}</a> })}</p>;
}

type ListProps = ServerProps & {
  collectionConfig: { slug: string };
  data: { totalDocs: number };
  searchParams?: Readonly<Record<string, unknown>>;
};

/** Below a list that is empty, and not only for what was searched. */
export function EmptyList({ collectionConfig: { slug }, data, searchParams = {} }: ListProps) {
  const isSearched = Object.keys(searchParams).some((name) => /^(?:where|search)/.test(name));
  return data.totalDocs === 0 && !isSearched && slug in coming ? (
    <WhatComes into={slug as keyof typeof coming} />
  ) : null;
}
