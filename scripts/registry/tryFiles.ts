/**
 * `node scripts/registry/tryFiles.ts FILE...`: loads parts of `own/` one by one, and prints those that cannot be loaded
 * as JSON. A process of its own: a part that is mended is loaded anew, and one that ends its process harms nobody.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fault } from './Fault.ts';

const root = process.cwd();
const faults: Fault[] = [];
for (const file of process.argv.slice(2)) {
  try {
    await import(pathToFileURL(join(root, file)).href);
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const part = file.startsWith('own/blocks/') ? file.split('/').slice(0, 3).join('/') : file;
    const [place = file] = /\bown\/[\w./-]{1,200}:\d+/.exec(stack.replaceAll('\\', '/')) ?? [];
    faults.push({ part, place, reason: message.split('\n')[0]?.replace(`${root}/`, '') ?? '', isView: false });
  }
}
// Whatever a part has begun ends with it.
process.stdout.write(`\n${JSON.stringify(faults)}`, () => process.exit(0));
