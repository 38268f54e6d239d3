export const generalWords = {
  // Payload's German says du, and gives every name the same gender.
  aboutToDelete: 'Delete <1>{{title}}</1> for good?',
  aboutToDeleteCount_one: 'Delete {{count}} {{label}} for good?',
  aboutToDeleteCount_other: 'Delete {{count}} {{label}} for good?',
  aboutToPermanentlyDelete: 'Delete <1>{{title}}</1> for good?',
  aboutToPermanentlyDeleteTrash: 'Delete <0>{{count}}</0> <1>{{label}}</1> from the trash for good?',
  aboutToTrash: 'Move <1>{{title}}</1> to the trash?',
  aboutToTrashCount: 'Move {{count}} {{label}} to the trash?',
  aboutToRestore: 'Bring <1>{{title}}</1> back?',
  aboutToRestoreAsDraft: 'Bring <1>{{title}}</1> back as a draft?',
  aboutToRestoreCount: 'Bring {{count}} {{label}} back?',
  aboutToRestoreAsDraftCount: 'Bring {{count}} {{label}} back as drafts?',
  changesNotSaved: 'What you changed is not saved. If you leave now, it is lost.',
  unsavedChangesDuplicate: 'What you changed is not saved. Duplicate it all the same?',
  documentIsTrashed: 'This lies in the trash, and cannot be changed there. Restore it first.',
  // Pasting onto a block replaces it, which Payload's wording does not say.
  copyRow: 'Copy',
  pasteRow: 'Replace by what was copied',
  copyField: 'Copy all',
  pasteField: 'Replace all by what was copied',
  // Past times cannot be chosen either.
  noDateSelected: 'Choose a day and an hour that are still to come',
  livePreview: 'See it beside the form while you type',
  exitLivePreview: 'Close the preview',
  schedulePublishFor: 'Publish or unpublish {{title}} at an hour',
  upcomingEvents: 'What is scheduled',
  // With names of lists, which Payload puts into sentences whose grammar they break.
  creatingNewLabel: 'New: {{label}}',
  noTrashResults: 'Nothing is in the trash.',
  showAllLabel: 'Open the list: {{label}}',
  // An empty cell. Payload's "No Owner" in every row is read as a fault.
  noLabel: '–',
  // What an empty field is, where Payload's words ask to fill it.
  selectValue: 'Nothing chosen',
  // Payload appends the other fields that are searched.
  searchBy: 'Search by {{label}}',
  or: 'or',
  sorryNotFound: 'There is nothing at this address, or it has been deleted.',
  noResultsFound: 'Nothing here',
  noResultsDescription: 'There is none yet, or none that matches the search and the filters above.',
  payloadSettings: 'How you see the admin',
  overwriteExistingData: 'Replace what is written there',
  // The dialogue that opens once somebody types in a document that was taken over.
  editingTakenOver: 'A colleague took this over',
  anotherUserTakenOver:
    'The message at the edge of this page says who. What you typed last may not be saved: copy it before you leave.',
};

export const wordsOfFaults = {
  authentication: {
    loggedOutInactivity: 'You were signed out, because you had done nothing for a while.',
    youAreInactive: 'You have done nothing for a while, and are about to be signed out. Do you want to stay?',
  },
  error: {
    notAllowedToAccessPage: 'You may not see this page.',
    notAllowedToPerformAction: 'You may not do this.',
    deletingTitle: '“{{title}}” could not be deleted. Check your connection, then try again.',
    correctInvalidFields: 'Look at what is marked in red.',
    documentNotFound: 'This is not there any more, or you may not see it.',
    invalidClipboardData: 'What was copied does not fit here.',
    loadingDocument: 'This could not be loaded. Load the page again.',
    tokenInvalidOrExpired: 'This link is no longer good. Ask for a new one.',
    tokenNotProvided: 'This link is not whole. Ask for a new one.',
    unknown: 'It did not work. Try once more.',
    valueMustBeUnique: 'Another one has this already',
  },
  fields: {
    addRelationship: 'Choose one',
    addUpload: 'Choose a file',
    editRelationship: 'Edit what is chosen',
    labelRelationship: '{{label}}',
    relatedDocument: 'What is chosen',
    removeRelationship: 'Take it out',
    removeUpload: 'Take it out',
    swapRelationship: 'Choose another',
    swapUpload: 'Choose another file',
  },
  upload: { bulkUpload: 'Upload several' },
  validation: {
    required: 'This field is required.',
    validUploadID: 'This file is not there any more. Choose another.',
    trueOrFalse: 'This is either on or off.',
    fieldHasNo: 'There is none here yet.',
  },
};
