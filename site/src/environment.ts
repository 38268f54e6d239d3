import { readEnvironment } from './readEnvironment.ts';

/** What this process was started with. */
export const environment = readEnvironment(process.env);
