import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { releaseFiles, servedPages } from '@frontage/contract/release.ts';

/** Most differences that are listed; the first ones show what is wrong. */
const mostTold = 20;
/** Characters shown of either side. */
const shownLetters = 160;

/**
 * Returns what visitors would get differently from two releases: files that only one has, files with different bytes,
 * pages with different headers or marks. Each sentence has the file and the first words that differ; empty if the two
 * are the same.
 */
export function findDifferences(one: string, other: string): string[] {
  const [ours, theirs] = [filesOf(one), filesOf(other)];
  const differences = [...listOnlyIn(one, ours, theirs), ...listOnlyIn(other, theirs, ours)];
  const shared = new Set(theirs);
  const different = new Set<string>();
  for (const file of ours.filter((name) => shared.has(name))) {
    const [here, there] = [one, other].map((release) => contentOf(join(release, releaseFiles.public, file)));
    if (!here || !there || here.equals(there)) continue;
    different.add(file);
    // The compressed twin of a file follows it, and adds nothing.
    if (different.has(file.replace(/\.br$/, '')) && file.endsWith('.br')) continue;
    differences.push(`${file}:\n${showFirstDifference(here, there)}`);
  }
  const [notes, others] = [notesOf(one), notesOf(other)];
  for (const path of new Set([...notes.keys(), ...others.keys()])) {
    const [here, there] = [notes.get(path), others.get(path)];
    if (here !== there) differences.push(`${releaseFiles.pages}, ${path}:\n  ${here}\n  ${there}`);
  }
  const further = differences.length - mostTold;
  return further > 0 ? [...differences.slice(0, mostTold), `and ${further} more`] : differences;
}

/** Returns the content of a file. A compressed twin has the same content, however hard it was compressed. */
function contentOf(file: string): Buffer {
  const bytes = readFileSync(file);
  return file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes;
}

/** Returns every file that is served, including compressed twins. */
export function filesOf(release: string): string[] {
  const directory = join(release, releaseFiles.public);
  if (!existsSync(directory)) throw new Error(`There is no release in ${release}`);
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort();
}

function listOnlyIn(release: string, its: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  // A compressed twin can be made later than its file.
  const isKnown = (file: string) => known.has(file) || (file.endsWith('.br') && known.has(file.slice(0, -3)));
  return its.filter((file) => !isKnown(file)).map((file) => `${file}: only in ${release}`);
}

function showFirstDifference(here: Buffer, there: Buffer): string {
  let place = 0;
  while (here[place] === there[place]) place += 1;
  // Some words before it show where on the page it is.
  const start = Math.max(0, place - shownLetters / 2);
  return [here, there].map((text) => `  …${text.toString('utf8', start, start + shownLetters)}…`).join('\n');
}

/**
 * Returns the notes by path. The order of pages and headers in the file depends on the order in which they were made,
 * and does not matter.
 */
function notesOf(release: string): Map<string, string> {
  const text = readFileSync(join(release, releaseFiles.pages), 'utf8');
  const { headers, pages } = servedPages.parse(JSON.parse(text));
  return new Map(
    Object.entries(pages).map(([path, [place, marks]]) => [path, JSON.stringify([headers[place], marks])]),
  );
}
