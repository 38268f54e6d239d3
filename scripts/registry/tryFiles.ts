/**
 * `node scripts/registry/tryFiles.ts FILE...`: loads parts of `own/` one by one, and prints those that cannot be loaded
 * as JSON; a kind, `kind:FILE`, is tried as a collection of the CMS too. A process of its own: a part that is mended is
 * loaded anew, and one that ends its process harms nobody.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Fault, partOf, placesIn } from './findParts.ts';

const root = process.cwd();
const lineOf = (message: string) => message.split('\n')[0]?.replace(`${root}/`, '') ?? '';
const faults: Fault[] = [];
for (const word of process.argv.slice(2)) {
  const file = word.replace(/^kind:/, '');
  try {
    const loaded: object = await import(pathToFileURL(join(root, file)).href);
    if (file !== word) await (await import('@frontage/server/content/tryKind.ts')).tryKind(file, loaded);
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const [place = file] = placesIn(stack, root);
    faults.push({ part: partOf(file), place, reason: reasonOf(error) ?? lineOf(message), isView: false });
  }
}

/** What a schema refuses, in one line: its message is a list on several. */
function reasonOf(error: unknown): string | undefined {
  const issues = (error as { issues?: { path: PropertyKey[]; message: string }[] } | null)?.issues;
  return issues?.map(({ message, path }) => `${path.join('.')}: ${message}`).join('; ');
}

// Whatever a part has begun ends with it.
process.stdout.write(`\nfaults: ${JSON.stringify(faults)}\n`, () => process.exit(0));
