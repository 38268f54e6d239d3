import { kinds } from '@frontage/kinds/kinds.ts';

const names: Record<string, string> = {
  ...Object.fromEntries(kinds.map(({ collection, label }) => [collection, label.many])),
  media: 'Pictures',
  'answer-templates': 'Reply templates',
  leads: 'Requests, with their calls and deals',
  subscribers: 'Subscribers',
};

interface Removed {
  counts: Readonly<Record<string, number | undefined>>;
  kept: readonly { collection: string; title: string }[];
}

/** What was removed, one line for each kind, and what stayed, one line for each document. */
export interface RemovedWords {
  message: string;
  gone: string[];
  kept: string[];
}

export function removedInWords({ counts, kept }: Removed): RemovedWords {
  const gone = Object.entries(counts).map(([what, count]) => `${names[what] ?? what}: ${count}`);
  const isEmpty = gone.length === 0 && kept.length === 0;
  return {
    message: isEmpty ? 'Nothing of the demo is here.' : 'The demo is removed.',
    gone,
    kept: kept.map(({ collection, title }) => `${names[collection] ?? collection}: ${title}`),
  };
}
