/** What follows `node` to start the admin, from the folder of the repository. */
export const adminCommand = ['cms/start.ts'] as const;

/** The same for the admin that follows its sources. */
export const adminDevelopmentCommand = ['cms/develop.ts'] as const;
