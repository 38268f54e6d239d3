/** Runs one module within the bounds that `runBounded.ts` has set: `node boundedProcess.ts MODULE ARGUMENTS`. */
import { writeFileSync, writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { begunMark, endedMark, unreadableMark, type Work } from './runBounded.ts';

const [module = '', ...args] = process.argv.slice(2);
// Those who serve come first.
setPriority(5);
const { work } = (await import(pathToFileURL(module).href)) as { work: Work };
writeSync(3, begunMark);
// Not to standard output, where a library may print something.
const write = (bytes: Uint8Array | string) => writeFileSync(3, bytes);
const mark = await work(...args).then(
  (answer) => {
    write(answer);
    return endedMark;
  },
  () => unreadableMark,
);
write(mark);
flushCompileCache();
// An ordinary end waits for threads of V8, and has been seen to wait for ever (nodejs/node#54918).
process.kill(process.pid, 'SIGKILL');
