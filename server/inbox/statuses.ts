/** The states of a request, in the order of the board. */
export const statuses = [
  { value: 'new', label: 'New' },
  { value: 'in-work', label: 'In work' },
  { value: 'answered', label: 'Answered' },
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Lost' },
  { value: 'quarantine', label: 'Quarantine' },
] as const;

/** Whether an answer is owed, and by then. R70. */
export const answerStates = [
  { value: 'due', label: 'Due' },
  { value: 'late', label: 'Late' },
] as const;

export type AnswerState = (typeof answerStates)[number]['value'];

export type LeadStatus = (typeof statuses)[number]['value'];
