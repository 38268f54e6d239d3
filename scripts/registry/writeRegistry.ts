/**
 * Writes `registry/`: the rooms' and an agency's own parts, found by their shape, as imports that compilers, builds,
 * programs and tests read alike (docs/own.md). A part of `own/` with a fault is left out, and told.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBlocks, writeBlocks } from './blocks.ts';
import { type Fault, inWords, partOf, placesIn } from './Fault.ts';
import { findShelved, writeShelves } from './shelves.ts';

const home = join(import.meta.dirname, '..', '..');

/** Where builds look, and the sources that they are made from, as a mark of each. */
interface Sources {
  build: string;
  mark: string;
}

/** A part at which a build ended: left out of all builds until that one is made from other sources. */
interface LeftOut extends Fault {
  endedAt?: Sources;
}

/** Finds everything anew. Returns what is left out. `sources`: of the build that follows. */
export function writeRegistry(root = home, sources?: Sources): Fault[] {
  const blocks = findBlocks(root);
  const shelved = findShelved(root);
  const faultsOfBuilds = readLeftOut(root).filter(
    ({ endedAt, part }) =>
      endedAt && existsSync(join(root, part)) && (endedAt.build !== sources?.build || endedAt.mark === sources.mark),
  );
  const all: LeftOut[] = [...blocks.faults, ...shelved.faults, ...faultsOfBuilds];
  const leftOut = new Map(all.map((fault) => [fault.part, fault]));
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
  for (const { hasPicture, layout, name, part } of blocks.found) {
    if (hasPicture) writeIfOther(root, `../server/public/blocks/own/${layout}.webp`, readFileSync(join(root, part, `${name}.webp`)));
  }
  keepLeftOut(root, [...leftOut.values()]);
  return [...leftOut.values()];
}

/** Leaves out the part of `own/` that the output of a failed build names. Undefined where it names none. */
export function leaveOut(output: string, endedAt: Sources, root = home): Fault | undefined {
  const known = readLeftOut(root);
  const lines = stripVTControlCharacters(output).split('\n');
  const places = placesIn(lines.join('\n'), root).filter((place) => /^own\/(?:blocks|drawings|styles)\//.test(place));
  for (const named of places) {
    const part = partOf(named.replace(/:\d+$/, ''));
    if (!existsSync(join(root, part)) || known.some((one) => one.part === part)) continue;
    const place = places.find((one) => one.startsWith(part) && /:\d+$/.test(one)) ?? named;
    const said = lines.find((line) => line.includes(part) && !/^\s*at /.test(line)) ?? 'the build ends here';
    keepLeftOut(root, [...known, { part, place, reason: said.replaceAll(`${root}/`, '').trim(), isView: true, endedAt }]);
    return writeRegistry(root, endedAt).find((fault) => fault.part === part);
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

function keepLeftOut(root: string, faults: readonly LeftOut[]): void {
  const told = faults.map((fault) => ({ ...fault, words: inWords(fault) }));
  writeIfOther(root, 'leftOut.json', `${JSON.stringify(told, null, 2)}\n`);
}

/** Others may read it at the same time, and what follows sources follows this. */
function writeIfOther(root: string, name: string, content: string | Buffer): void {
  const file = join(root, 'registry', name);
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}

if (import.meta.main) for (const fault of writeRegistry()) console.warn(inWords(fault));
