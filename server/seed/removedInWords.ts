const names: Record<string, string> = {
  pages: 'Pages',
  articles: 'Articles',
  glossary: 'Terms of the glossary',
  events: 'Events',
  reviews: 'Reviews',
  documents: 'Documents',
  offices: 'Offices',
  tags: 'Tags',
  categories: 'Categories',
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

export const whyKept = 'These stay, since somebody changed them or a page still shows them. Delete them by hand:';

export function removedInWords({ counts, kept }: Removed): RemovedWords {
  const gone = Object.entries(counts).map(([what, count]) => `${names[what] ?? what}: ${count}`);
  const isEmpty = gone.length === 0 && kept.length === 0;
  return {
    message: isEmpty ? 'Nothing of the demo is here.' : 'The demo is removed.',
    gone,
    kept: kept.map(({ collection, title }) => `${names[collection] ?? collection}: ${title}`),
  };
}
