/** The arguments of `node` that start the admin, from the folder of the repository. */
export const adminCommand = ['server/start.ts'] as const;

/** The same for the admin in development, which recompiles its sources as they change. */
export const adminDevelopmentCommand = ['server/develop.ts'] as const;
