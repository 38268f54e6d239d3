/** Runs one module within the bounds that `runBounded.ts` has set: `node boundedProcess.ts MODULE ARGUMENTS`. */
import { writeFileSync, writeSync } from 'node:fs';
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { begunMark, unreadableCode, type Work } from './runBounded.ts';

const [module = '', ...args] = process.argv.slice(2);
// Those who serve come first.
setPriority(5);
const { work } = (await import(pathToFileURL(module).href)) as { work: Work };
writeSync(3, begunMark);
const answer = await work(...args).catch(() => process.exit(unreadableCode));
// Not to standard output, where a library may print something.
writeFileSync(3, answer);
process.exit(0);
