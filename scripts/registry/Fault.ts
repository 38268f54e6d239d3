import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Why a part of `own/` is left out. */
export interface Fault {
  /** Its folder or file, from the root of the repository: `own/blocks/Ladder`. */
  part: string;
  /** File and line, as far as known: `own/blocks/Ladder/Ladder.tsx:12`. */
  place: string;
  reason: string;
  /** What it is and holds is sound: only what draws it is left out. */
  isView: boolean;
}

/** Thrown while the shape of a part is read. A part of the core throws as it is: nothing works without it. */
export class PartFault extends Error {
  readonly place: string;
  constructor(place: string, reason: string) {
    super(reason);
    this.place = place;
  }
}

/** Blocks, kinds and questions are folders, all else is a file each. */
export const partOf = (file: string): string => /^own\/(?:blocks|kinds|questions)\/[^/]+/.exec(file)?.[0] ?? file;

/** One line, as people read it in a terminal and on the dashboard. */
export const inWords = ({ isView, part, place, reason }: Fault): string =>
  `${part} is left out${isView ? ', which shows nothing until this is mended' : ''}: ${place}: ${reason}`;

/** The constants and functions that a module exports, read as text: it is not loaded. */
export const exportsOf = (text: string): string[] =>
  [...text.matchAll(/^export (?:const|(?:async )?function) (\w+)/gm)].map(([, name = '']) => name);

export const inOwn = (part: string): boolean => part.startsWith('own/');

/**
 * Reads the shape of each part, with those before it. One of an agency that has another is left out and named; one of the
 * core throws as it is.
 */
export function readParts<Found>(
  parts: readonly string[],
  read: (part: string, before: readonly Found[]) => Found,
): { found: Found[]; faults: Fault[] } {
  const found: Found[] = [];
  const faults: Fault[] = [];
  for (const part of parts) {
    try {
      found.push(read(part, found));
    } catch (error) {
      if (!inOwn(part) || !(error instanceof PartFault)) throw error;
      faults.push({ part, place: error.place, reason: error.message, isView: false });
    }
  }
  return { found, faults };
}

export const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1);

/** Tells the parts whose declarations stay: of one whose view alone is left out, all else does. */
export const keptOf =
  (leftOut: ReadonlyMap<string, Fault>) =>
  ({ part }: { part: string }): boolean =>
    leftOut.get(part)?.isView !== false;

/** Folders directly in a folder, as paths from the root of the repository. */
export function foldersIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`);
}

/** Throws PartFault where there is no such file. */
export function textOf(root: string, file: string): string {
  if (!existsSync(join(root, file))) throw new PartFault(file, 'there is no such file');
  return readFileSync(join(root, file), 'utf8');
}

/** Throws PartFault where there is no such file, or where it does not export the name. */
export function requireExport(root: string, file: string, name: string): void {
  if (!exportsOf(textOf(root, file)).includes(name)) throw new PartFault(file, `it exports nothing called ${name}`);
}

/** The lines of files of the registry, by the names of the files. */
export type Lines = Record<string, readonly string[]>;

/** `Draught` of `draught`. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Files of `own/` that an output names, with their lines where it says them. `root` itself may be called own. */
export function placesIn(output: string, root: string): string[] {
  const relative = output
    .replaceAll('\\', '/')
    .replaceAll(`file://${root}/`, '')
    .replaceAll(`${root}/`, '')
    .replaceAll('../', '');
  return [...relative.matchAll(/(?<![\w./-])own\/[\w./-]{1,200}\w(?::\d+)?/g)].map(String);
}
