/** What the admin says before a version is brought back: whether visitors will see it. */
export const versionWords = {
  aboutToRestore:
    'Bring this {{label}} back as it was on {{versionDate}}. What was published then goes live at once; what was a draft comes back as a draft, and visitors see no change. “Restore as draft”, in the menu beside the button, shows visitors nothing yet.',
  aboutToRestoreGlobal:
    'Bring the {{label}} back as they were on {{versionDate}}. What was published then goes live at once; what was a draft comes back as a draft, and visitors see no change. “Restore as draft”, in the menu beside the button, shows visitors nothing yet.',
  restoreAsDraft: 'Restore as draft: visitors see no change',
  restoreThisVersion: 'Restore this version',
};
