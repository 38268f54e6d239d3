import { callBackTimeTexts } from './limits.ts';

/**
 * Texts of fields that only single forms have, like {@link fieldTexts}. Apart from those, which are sent with the forms
 * that wake on a touch. `told` begins the line by which sales read a field that has no place of its own in a request, and
 * `otherwise` is what it says where nothing was chosen.
 */
export const furtherTexts = {
  projectTypes: { label: 'What do you need?' },
  timeline: { label: 'Timeline' },
  workEmail: { label: 'Work email', placeholder: 'ada@company.com' },
  repository: {
    label: 'Repository or contract address',
    placeholder: 'https://… or 0x…',
    told: 'Repository or address',
  },
  network: { label: 'Network', placeholder: 'Flow mainnet', told: 'Network' },
  language: { label: 'Language', placeholder: 'Cadence 1.0', told: 'Language' },
  linesOfCode: { label: 'Lines of code', placeholder: '2,400', told: 'Lines of code' },
  callTime: { label: 'When may we call?', told: 'Wants to be called', otherwise: callBackTimeTexts.anyTime },
  deadline: { label: 'Needed by', told: 'Deadline' },
  term: { label: 'Term, and where you met it', placeholder: 'Atomic swap. A sentence or a link' },
} as const;
