/** The admin's texts about versions: whether visitors will see a restored version, and what its buttons do. */
export const versionWords = {
  aboutToRestore:
    'Bring this {{label}} back as it was on {{versionDate}}. What held or was published then holds again at once; what was a draft comes back as a draft, and visitors see no change. Where there are drafts, “Restore as draft”, in the menu beside the button, shows visitors nothing yet.',
  aboutToRestoreGlobal:
    'Bring “{{label}}” back as it was on {{versionDate}}. What held or was published then holds again at once; what was a draft comes back as a draft, and visitors see no change.',
  problemRestoringVersion:
    'It cannot come back as it was: something in it is refused today, such as an address that another one has. Copy by hand what you need of it.',
  restoreAsDraft: 'Restore as draft: visitors see no change',
  restoreThisVersion: 'Restore this version',
  // The label of an arrow.
  preview: 'See what is saved, by a link that you can share for a week',
  // Both actions are offered there.
  schedulePublish: 'Publish or unpublish at an hour',
};
