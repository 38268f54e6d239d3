import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { exportsOf, type Fault, type Lines } from './Fault.ts';

/** A folder of `own/` with one file for each part of its sort. */
interface Shelf {
  ending: '.ts' | '.tsx' | '.css';
  /** What a file exports; with `*`, something that is called like the file. Nothing for style sheets. */
  exported?: string;
  /** The type of the table in the registry, and where it comes from. */
  type?: [name: string, from: string];
}

/** Beside blocks and kinds, which are folders (`blocks.ts`, `kinds.ts`), and questions (`writeRegistry.ts`). */
const shelves = {
  styles: { ending: '.css' },
  drawings: { ending: '.tsx', exported: '*', type: ['OwnDrawing', '../design/drawings/OwnDrawing.ts'] },
  deliveries: { ending: '.ts', exported: 'delivery', type: ['OwnDelivery', '../server/delivery/OwnDelivery.ts'] },
  emails: { ending: '.ts', exported: 'email', type: ['OwnEmail', '../server/delivery/OwnEmail.ts'] },
  words: { ending: '.ts', exported: 'words', type: ['Words', '../contract/words/say.ts'] },
} as const satisfies Record<string, Shelf>;
type ShelfName = keyof typeof shelves;
const names = Object.keys(shelves) as ShelfName[];

/** Other folders of `own/`, and its page. */
const others = new Set(['README.md', 'blocks', 'kinds', 'migrations', 'migrations-postgres', 'questions', 'testing']);

export interface Found {
  shelf: ShelfName;
  file: string;
  name: string;
  /** Of an email that is sent by itself. */
  title?: string | undefined;
}

/** What lies in `own/` on its shelves. What has no place there is told, because nothing would ever read it. */
export function findShelved(root: string): { found: Found[]; faults: Fault[] } {
  const found: Found[] = [];
  const faults: Fault[] = [];
  const refuse = (part: string, reason: string) => faults.push({ part, place: part, reason, isView: false });
  for (const folder of listFiles(root, 'own')) {
    if (others.has(folder) || /\.test\.tsx?$/.test(folder)) continue;
    const shelf = names.find((name) => name === folder);
    if (!shelf) {
      refuse(`own/${folder}`, `nothing is read by this name. What is: ${[...names, ...others].sort().join(', ')}`);
      continue;
    }
    const { ending, exported } = shelves[shelf] as Shelf;
    for (const base of listFiles(root, `own/${shelf}`)) {
      const file = `own/${shelf}/${base}`;
      const { name } = parse(base);
      if (!base.endsWith(ending) || /\.(?:test|module)\./.test(base)) continue;
      const wanted = exported === '*' ? name : exported;
      const text = readFileSync(join(root, file), 'utf8');
      const title = /^export const email = defineEmail(?:<\w+>)?\(\s*'([^']+)'/m.exec(text)?.[1];
      if (wanted && !exportsOf(text).includes(wanted)) refuse(file, `it exports nothing called ${wanted}`);
      else if (shelf === 'emails' && !title && !/^export const email = rewriteEmail\(/m.test(text))
        refuse(file, 'it has no line "export const email = defineEmail(\'To whom and when\', {", or "= rewriteEmail("');
      else found.push({ shelf, file, name, title });
    }
  }
  return { found, faults };
}

/** The files of the registry that list them, each by the name of its file. */
export function writeShelves(found: readonly Found[], leftOut: ReadonlyMap<string, Fault>): Lines {
  const files = names.map((shelf): [string, string[]] => {
    const { exported, type } = shelves[shelf] as Shelf;
    const all = found.filter((one) => one.shelf === shelf);
    const isIn = ({ file }: Found) => !leftOut.has(file);
    const lines = !type
      ? [...all.filter(isIn).map(({ file }) => `import '../${file}';`), 'export {};']
      : [
          `import type { ${type[0]} } from '${type[1]}';`,
          ...all
            .filter(isIn)
            .map(
              ({ file, name }) => `import { ${exported === '*' ? name : exported} as ${name}Own } from '../${file}';`,
            ),
          '',
          `export const own = {`,
          // A drawing that is left out keeps its name, so that its pages stay.
          ...all.flatMap((one) =>
            isIn(one)
              ? [`  '${one.name}': ${one.name}Own,`]
              : shelf === 'drawings'
                ? [`  '${one.name}': () => null,`]
                : [],
          ),
          `} as const satisfies Readonly<Record<string, ${type[0]}>>;`,
        ];
    return [`${shelf}.ts`, lines];
  });
  const drawings = found.filter(({ shelf }) => shelf === 'drawings').map(({ name }) => name);
  const titles = found.filter(({ file, title }) => title && !leftOut.has(file)).map(({ title }) => title);
  return {
    ...Object.fromEntries(files),
    // Read as text: browsers load names, and not what they name.
    'drawingNames.ts': [`export const ownDrawingNames = ${JSON.stringify(drawings)} as const;`],
    'emailTitles.ts': [`export const ownEmailTitles: readonly string[] = ${JSON.stringify(titles)};`],
  };
}

function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => !name.startsWith('.'))
    .sort();
}
