/**
 * Writes `registry/`: the rooms' and an agency's own parts, found by their shape, as imports that compilers, builds,
 * programs and tests read alike (docs/own.md). A part of `own/` with a fault is left out, and told.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBlocks, writeBlocks } from './blocks.ts';
import {
  capital,
  type Fault,
  foldersIn,
  inWords,
  keptOf,
  type Lines,
  PartFault,
  partOf,
  placesIn,
  readParts,
  requireExport,
} from './Fault.ts';
import { fileOf, findKinds, writeKinds } from './kinds.ts';
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
  const kinds = findKinds(root);
  const questions = findQuestions(root);
  const shelved = findShelved(root);
  const faultsOfBuilds = readLeftOut(root).filter(
    ({ endedAt, part }) =>
      endedAt && existsSync(join(root, part)) && (endedAt.build !== sources?.build || endedAt.mark === sources.mark),
  );
  const all: LeftOut[] = [...blocks.faults, ...kinds.faults, ...questions.faults, ...shelved.faults, ...faultsOfBuilds];
  const leftOut = new Map(all.map((fault) => [fault.part, fault]));
  const shapes = blocks.found
    .filter(({ isOwn }) => isOwn)
    .flatMap(({ schema, shown }) => [schema, ...Object.values(shown).map(({ examples }) => examples)])
    .map(({ file }) => file);
  const ownKinds = kinds.found.filter(({ isOwn }) => isOwn);
  const declarations = ownKinds.map(({ part }) => fileOf(part));
  const programs = [
    ...ownKinds.map(({ name, part }) => `${part}/${name}.drawn.ts`),
    ...shelved.found.filter(({ file }) => file.endsWith('.ts')).map(({ file }) => file),
  ];

  // Questions before all else: whatever loads forms loads them.
  const asked = questions.found.map(({ file }) => file);
  for (const fault of tryFiles(root, asked)) leftOut.set(fault.part, fault);
  writeAll(root, writeQuestions(questions.found, leftOut));
  // Then definitions: a program may import what knows every block, and a kind is tried among all others. One that was
  // left out before stays so until then: host and admin follow what is written, and would start anew for nothing.
  const before = readLeftOut(root).filter(({ part }) => ownKinds.some((kind) => kind.part === part));
  const passes = [
    { files: [...shapes, ...declarations], tried: [], outside: new Map(before.map((fault) => [fault.part, fault])) },
    { files: programs, tried: declarations, outside: new Map<string, Fault>() },
  ];
  for (const { files, outside, tried } of passes) {
    for (const fault of tryFiles(root, files, tried)) leftOut.set(fault.part, fault);
    writeAll(root, {
      ...writeBlocks(blocks.found, leftOut),
      ...writeKinds(kinds.found, new Map([...outside, ...leftOut])),
      ...writeShelves(shelved.found, leftOut),
    });
  }
  for (const { hasPicture, layout, name, part } of blocks.found) {
    if (hasPicture)
      writeIfOther(root, `../server/public/blocks/own/${layout}.webp`, readFileSync(join(root, part, `${name}.webp`)));
  }
  keepLeftOut(root, [...leftOut.values()]);
  return [...leftOut.values()];
}

/** Leaves out the part of `own/` that the output of a failed build names. Undefined where it names none. */
export function leaveOut(output: string, endedAt: Sources, root = home): Fault | undefined {
  const known = readLeftOut(root);
  const lines = stripVTControlCharacters(output).split('\n');
  const places = placesIn(lines.join('\n'), root).filter((place) =>
    /^own\/(?:blocks|drawings|kinds|questions|styles)\//.test(place),
  );
  for (const named of places) {
    const part = partOf(named.replace(/:\d+$/, ''));
    if (!existsSync(join(root, part)) || known.some((one) => one.part === part)) continue;
    const place = places.find((one) => one.startsWith(part) && /:\d+$/.test(one)) ?? named;
    const said = lines.find((line) => line.includes(part) && !/^\s*at /.test(line)) ?? 'the build ends here';
    keepLeftOut(root, [
      ...known,
      { part, place, reason: said.replaceAll(`${root}/`, '').trim(), isView: !place.includes('.question.ts'), endedAt },
    ]);
    return writeRegistry(root, endedAt).find((fault) => fault.part === part);
  }
  return undefined;
}

/** Loads files, and tries kinds as collections of the CMS. Those that are left out already are passed over. */
function tryFiles(root: string, files: readonly string[], kinds: readonly string[] = []): Fault[] {
  const isThere = (file: string) => existsSync(join(root, file));
  const all = [...files.filter(isThere), ...kinds.filter(isThere).map((file) => `kind:${file}`)];
  if (all.length === 0) return [];
  const words = ['--disable-warning=ExperimentalWarning', join(home, 'scripts/registry/tryFiles.ts'), ...all];
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8', timeout: 60_000 });
  // The CMS may say something of its own, before it or after.
  const [, faults] = /^faults: (.*)$/m.exec(stdout) ?? [];
  if (faults) return JSON.parse(faults) as Fault[];
  // It ended its process, or never ended: whichever of several it was is found by trying each alone.
  if (all.length > 1)
    return [...files.flatMap((file) => tryFiles(root, [file])), ...kinds.flatMap((file) => tryFiles(root, [], [file]))];
  const [file = ''] = [...files, ...kinds];
  const reason = stderr.trim().split('\n').at(-1) || 'it does not end';
  return [{ part: partOf(file), place: file, reason, isView: false }];
}

const noted = (root: string) => join(root, 'registry', 'leftOut.json');

function readLeftOut(root: string): LeftOut[] {
  return existsSync(noted(root)) ? (JSON.parse(readFileSync(noted(root), 'utf8')) as LeftOut[]) : [];
}

function keepLeftOut(root: string, faults: readonly LeftOut[]): void {
  const told = faults.map((fault) => ({ ...fault, words: inWords(fault) }));
  writeIfOther(root, 'leftOut.json', `${JSON.stringify(told, null, 2)}\n`);
}

function writeAll(root: string, files: Lines): void {
  for (const [name, lines] of Object.entries(files)) writeIfOther(root, name, `${lines.join('\n')}\n`);
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

interface FoundQuestion {
  /** `draught`, as its folder and its file are called; `own_draught` in forms, as no kind of the core ever is. */
  name: string;
  part: string;
  /** The file that declares it, and what it exports in `<Control>.tsx`. */
  file: string;
  control: string;
}

/** Reads the shape of every kind of question in `own/questions`. The files are not loaded. */
function findQuestions(root: string): { found: FoundQuestion[]; faults: Fault[] } {
  return readParts(foldersIn(root, 'own/questions'), (part) => readQuestion(root, part));
}

function readQuestion(root: string, part: string): FoundQuestion {
  const name = basename(part);
  if (!/^[a-z]{1,30}$/.test(name)) throw new PartFault(part, 'the name of a question is one word in small letters');
  const file = `${part}/${name}.question.ts`;
  requireExport(root, file, 'question');
  const control = capital(name);
  requireExport(root, `${part}/${control}.tsx`, control);
  return { name, part, file, control };
}

/** The files of the registry that list them. One whose control cannot be built is asked as a line of text. */
function writeQuestions(questions: readonly FoundQuestion[], leftOut: ReadonlyMap<string, Fault>): Lines {
  const isIn = questions.filter(keptOf(leftOut));
  const isDrawn = isIn.filter(({ part }) => !leftOut.has(part));
  return {
    'questions.ts': [
      "import type { OwnKindName } from '../contract/forms/Question.ts';",
      "import type { OwnQuestionKind } from '../contract/forms/questionKinds.ts';",
      ...isIn.map(({ file, name }) => `import { question as ${name}Question } from '../${file}';`),
      '',
      'export const own: Readonly<Record<OwnKindName, OwnQuestionKind>> = {',
      ...isIn.map(({ name }) => `  own_${name}: ${name}Question,`),
      '};',
    ],
    'questionControls.ts': [
      "import type { QuestionControl } from '../blocks/form/formLook.ts';",
      ...isDrawn.map(
        ({ control, name, part }) => `import { ${control} as ${name}Control } from '../${part}/${control}.tsx';`,
      ),
      '',
      'export const own: Readonly<Record<string, QuestionControl>> = {',
      ...isDrawn.map(({ name }) => `  own_${name}: ${name}Control,`),
      '};',
    ],
  };
}
