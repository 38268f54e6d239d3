import type { CollectionSlug, Payload } from 'payload';
import { sayAgain } from '../../admin/sayAgain.ts';

/** What is counted beside rows. */
const others: Record<string, string> = {
  files: 'Files on the disk',
  answers: 'Answers',
  filters: 'Saved filters',
  trash: 'Documents of the trash',
  pageSpeeds: 'Figures of speed',
  policyReports: 'What browsers refused',
  visits: 'Visits',
};

/** What an owner calls the rows of a collection, or whatever else was counted, in the words of the admin. */
export function labelOf({ collections }: Payload, what: string): string {
  const plural: unknown = collections[what as CollectionSlug]?.config.labels.plural;
  // What the menu hides is declared in English.
  return sayAgain(typeof plural === 'string' ? plural : (others[what] ?? what));
}
