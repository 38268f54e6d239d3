/** What the admin says of versions: before one is brought back whether visitors will see it, and what its buttons do. */
export const versionWords = {
  aboutToRestore:
    'Bring this {{label}} back as it was on {{versionDate}}. What held or was published then holds again at once; what was a draft comes back as a draft, and visitors see no change. Where there are drafts, “Restore as draft”, in the menu beside the button, shows visitors nothing yet.',
  aboutToRestoreGlobal:
    'Bring “{{label}}” back as it was on {{versionDate}}. What held or was published then holds again at once; what was a draft comes back as a draft, and visitors see no change.',
  problemRestoringVersion:
    'It cannot come back as it was: something in it is refused today, such as an address that another one has. Copy by hand what you need of it.',
  restoreAsDraft: 'Restore as draft: visitors see no change',
  restoreThisVersion: 'Restore this version',
  // It stands at an arrow.
  preview: 'See what is saved, by a link that you can share for a week',
  // Both are chosen behind it.
  schedulePublish: 'Publish or unpublish at an hour',
};
