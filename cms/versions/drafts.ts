/** Nothing typed is lost, and nothing of it is seen before it is published. */
export const autosaved = { autosave: { interval: 2000, showSaveDraftButton: true } } as const;

/** How documents with an address are written: their publishing can also wait for its hour. */
export const drafts = {
  ...autosaved,
  schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 },
} as const;
