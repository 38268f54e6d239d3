import { readEnvironment } from './readEnvironment.ts';

/** The settings with which this process was started. */
export const environment = readEnvironment(process.env);
