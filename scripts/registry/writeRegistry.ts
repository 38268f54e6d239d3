/**
 * Writes `registry/`: the rooms' and an agency's own parts, found by their shape, as imports that compilers, builds,
 * programs and tests read alike (docs/own.md). A part of `own/` with a fault is left out, and told.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBlocks, writeBlocks } from './blocks.ts';
import { type Fault, inWords } from './Fault.ts';
import { findShelved, writeShelves } from './shelves.ts';

const home = join(import.meta.dirname, '..', '..');

/** A part that is left out as long as its sources are those of the mark. */
interface LeftOut extends Fault {
  mark: string;
}

/** Finds everything anew. Returns what is left out. */
export function writeRegistry(root = home): Fault[] {
  const blocks = findBlocks(root);
  const shelved = findShelved(root);
  const faultsOfBuilds = readLeftOut(root).filter(({ isView, mark, part }) => isView && mark === markOf(root, part));
  const leftOut = new Map([...blocks.faults, ...shelved.faults, ...faultsOfBuilds].map((fault) => [fault.part, fault]));
  const definitions = blocks.found
    .filter(({ isOwn }) => isOwn)
    .flatMap(({ schema, shown }) => [schema, ...Object.values(shown).map(({ examples }) => examples)])
    .map(({ file }) => file);
  const programs = shelved.found.filter(({ file }) => file.endsWith('.ts')).map(({ file }) => file);

  // Definitions first: a program may import what knows every block.
  for (const files of [definitions, programs]) {
    for (const fault of tryFiles(root, files)) leftOut.set(fault.part, fault);
    for (const [name, text] of Object.entries({
      ...writeBlocks(blocks.found, leftOut),
      ...writeShelves(shelved.found, leftOut),
    }))
      writeIfOther(root, name, text);
  }
  keepLeftOut(root, [...leftOut.values()]);
  return [...leftOut.values()];
}

/** Leaves out the part of `own/` that the output of a failed build names. Undefined where it names none. */
export function leaveOut(output: string, root = home): Fault | undefined {
  const known = readLeftOut(root);
  for (const [place] of output.matchAll(/\bown\/(?:blocks|drawings|styles)\/[\w./-]*[\w](?::\d+)?/g)) {
    const file = place.replace(/:\d+$/, '');
    const part = file.startsWith('own/blocks/') ? file.split('/').slice(0, 3).join('/') : file;
    if (!existsSync(join(root, part)) || known.some((one) => one.part === part)) continue;
    const reason = output
      .split('\n')
      .map((line) => line.trim())
      .find(
        (line) =>
          /error|unexpected|expected|cannot|could not|failed|not exported/i.test(line) && !line.startsWith('at '),
      );
    const fault = { part, place, reason: reason ?? 'the build ends here', isView: true };
    keepLeftOut(root, [...known, fault]);
    writeRegistry(root);
    return fault;
  }
  return undefined;
}

function tryFiles(root: string, files: readonly string[]): Fault[] {
  const there = files.filter((file) => existsSync(join(root, file)));
  if (there.length === 0) return [];
  const words = ['--disable-warning=ExperimentalWarning', join(home, 'scripts/registry/tryFiles.ts'), ...there];
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8', timeout: 60_000 });
  const last = stdout.split('\n').at(-1);
  if (last) return JSON.parse(last) as Fault[];
  // It ended its process, or never ended: whichever of several it was is found by trying each alone.
  if (there.length > 1) return there.flatMap((file) => tryFiles(root, [file]));
  const [file = ''] = there;
  return [{ part: file, place: file, reason: stderr.trim().split('\n').at(-1) || 'it does not end', isView: false }];
}

const noted = (root: string) => join(root, 'registry', 'leftOut.json');

function readLeftOut(root: string): LeftOut[] {
  return existsSync(noted(root)) ? (JSON.parse(readFileSync(noted(root), 'utf8')) as LeftOut[]) : [];
}

function keepLeftOut(root: string, faults: readonly Fault[]): void {
  const marked = faults.map((fault): LeftOut => ({ ...fault, mark: markOf(root, fault.part) }));
  writeIfOther(root, 'leftOut.json', `${JSON.stringify(marked, null, 2)}\n`);
}

function markOf(root: string, part: string): string {
  const hash = createHash('sha256');
  const path = join(root, part);
  if (!existsSync(path)) return '';
  const files = statSync(path).isDirectory()
    ? globSync('**/*.*', { cwd: path })
        .sort()
        .map((file) => join(path, file))
    : [path];
  for (const file of files)
    if (statSync(file).isFile()) hash.update(file.slice(path.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Others may read it at the same time, and what follows sources follows this. */
function writeIfOther(root: string, name: string, text: string): void {
  const file = join(root, 'registry', name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(join(root, 'registry'), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

if (import.meta.main) for (const fault of writeRegistry()) console.warn(inWords(fault));
