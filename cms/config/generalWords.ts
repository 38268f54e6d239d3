/** What Payload says all over the admin, in plainer words. */
export const generalWords = {
  documentIsTrashed: 'This lies in the trash, and cannot be changed there. Restore it first.',
  // To paste onto a block is to lose it, which the words of Payload do not say.
  copyRow: 'Copy',
  pasteRow: 'Replace by what was copied',
  copyField: 'Copy all',
  pasteField: 'Replace all by what was copied',
  // Hours that are over cannot be chosen either.
  noDateSelected: 'Choose a day and an hour that are still to come',
  // Its own stand in pointed brackets, as in the source of a page.
  noLabel: 'No {{label}}',
};

/** What Payload says of values that it refuses. */
export const refusalWords = { valueMustBeUnique: 'Another one has this already' };
