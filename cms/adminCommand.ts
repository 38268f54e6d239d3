/** What follows `node` to start the admin, from the folder of the repository. */
export const adminCommand = ['cms/start.ts'] as const;
