/** Autosave: nothing typed is lost, and nothing is visible before it is published. */
export const autosaved = { autosave: { interval: 2000, showSaveDraftButton: true } } as const;

/** Drafts of what visitors see, whose publication can also be scheduled. */
export const drafts = {
  ...autosaved,
  schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 },
} as const;
