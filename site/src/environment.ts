import { readEnvironment } from './readEnvironment.ts';

export const environment = readEnvironment(process.env);
