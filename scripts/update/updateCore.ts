/**
 * `npm run update-core -- <git remote or folder> [--yes]`: takes the next version of the core. It is merged beside this
 * folder and tried there, with the data on a copy; only what passed all of it is taken.
 */
import { createInterface } from 'node:readline/promises';
import { install } from '../install.mjs';
import { takeVersion } from './takeVersion.ts';
import { tryVersion } from './tryVersion.ts';

const words = process.argv.slice(2);
const [source] = words.filter((word) => !word.startsWith('--'));
const root = process.cwd();

async function ask(): Promise<boolean> {
  if (words.includes('--yes')) return true;
  if (!process.stdin.isTTY) {
    console.log(
      'Nothing was changed: nobody is here to look at the pictures. Run it with --yes to take it all the same.',
    );
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl+C closes it without an answer.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question('Take this version? [y/N] '), closed]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

let isEnded = false;
/** Ctrl+C ends the step that runs, and nothing after it begins: the copies of code and data are removed first. */
process.once('SIGINT', () => {
  isEnded = true;
});
function tell(line: string): void {
  if (isEnded) throw new Error('It was ended.');
  console.log(line);
}

try {
  if (!source) throw new Error('Say where versions come from: npm run update-core -- <git remote or folder>');
  const taken = await takeVersion({ root, source, tell, attempt: tryVersion, ask });
  if (taken) {
    install();
    console.log(`Version ${taken} is here. The next start migrates the database: make a backup before it.`);
  }
} catch (error) {
  console.error(`Nothing was changed. ${error instanceof Error ? error.message : String(error)}`);
  // A site that ended is otherwise waited for until its patience is over.
  process.exit(1);
}
