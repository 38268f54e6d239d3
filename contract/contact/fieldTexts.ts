import { siteQuestions } from './siteQuestions.ts';

const { note: _, ...ofQuestions } = siteQuestions;

/** The words of all fields, by their ids in the catalogues; further ones are what single forms call them. */
export const fieldTexts = {
  ...ofQuestions,
  file: { label: 'Attach a file' },
  workEmail: { label: 'Work email', placeholder: 'ada@company.com' },
  term: { label: 'Term, and where you met it', placeholder: 'Atomic swap. A sentence or a link' },
} as const;

/** Label of the consent box that a page may ask for. Unticked at first. R30. */
export const consentBoxLabel = 'Send me marketing emails. I can unsubscribe at any time.';

/** Share of the character limit from which the counter is shown. */
export const counterFrom = 0.9;
