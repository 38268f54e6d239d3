/**
 * Texts of fields that only single forms have, like {@link fieldTexts}. Apart from those, which are sent with the forms
 * that wake on a touch.
 */
export const furtherTexts = {
  projectTypes: { label: 'What do you need?' },
  timeline: { label: 'Timeline' },
  workEmail: { label: 'Work email', placeholder: 'ada@company.com' },
  repository: { label: 'Repository or contract address', placeholder: 'https://… or 0x…' },
  network: { label: 'Network', placeholder: 'Flow mainnet' },
  language: { label: 'Language', placeholder: 'Cadence 1.0' },
  linesOfCode: { label: 'Lines of code', placeholder: '2,400' },
  callTime: { label: 'When may we call?' },
  deadline: { label: 'Needed by' },
  term: { label: 'Term, and where you met it', placeholder: 'Atomic swap. A sentence or a link' },
} as const;
