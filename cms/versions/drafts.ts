/** How documents with an address are written: nothing typed is lost, and publishing can wait for its hour. */
export const drafts = {
  autosave: { interval: 2000, showSaveDraftButton: true },
  schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 },
} as const;
