/** The states of a request, in the order of the board. */
export const statuses = [
  { value: 'new', label: 'New' },
  { value: 'in-work', label: 'In work' },
  { value: 'answered', label: 'Answered' },
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Lost' },
  { value: 'quarantine', label: 'Quarantine' },
] as const;

export type LeadStatus = (typeof statuses)[number]['value'];
