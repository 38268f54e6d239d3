import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseFiles, summaryIn } from '@frontage/contract/release.ts';
import { holdDirectory } from '@frontage/server/holdDirectory.ts';
import { placeOfWebsite, untilFree } from '@frontage/server/listening.ts';
import type { Payload } from 'payload';
import { faultsOf, findPhones } from '../publishChaos/visitor.ts';
import { type ProductProcess, processesOf } from './processesOf.ts';
import type { Published } from './publishAgain.ts';

/** Number of releases that stay on disk, and one more to which a site may be pinned. */
const mostReleases = 11;

/** Checks every published page: complete, with the last phone number and its last heading. */
export async function findPageFaults(url: string, { headings, phone }: Published): Promise<string[]> {
  const faults: string[] = [];
  for (const [path, heading] of headings) {
    const answer = await fetch(url + path);
    const html = await answer.text();
    if (answer.status !== 200) faults.push(`${path}: status ${answer.status}`);
    for (const fault of await faultsOf(html, url)) faults.push(`${path}: ${fault}`);
    if (findPhones(html).some((shown) => shown !== phone)) faults.push(`${path}: not the phone ${phone}`);
    if (!html.includes(heading)) faults.push(`${path}: not the heading "${heading}"`);
  }
  return faults;
}

/** Checks that each request has its one file, byte for byte. `sent`: SHA-256 by email address. */
export async function findFileFaults(payload: Payload, folder: string, sent: ReadonlyMap<string, string>) {
  const faults: string[] = [];
  const left = new Map(sent);
  const { docs } = await payload.find({ collection: 'lead-files', pagination: false, depth: 1 });
  for (const { lead, storageName } of docs) {
    const email = typeof lead === 'object' ? (lead.email ?? '') : '';
    const path = join(folder, storageName);
    if (!left.has(email)) faults.push(`a file too many for ${email || 'nobody'}`);
    else if (!existsSync(path)) faults.push(`the file of ${email} is not there`);
    else if (createHash('sha256').update(readFileSync(path)).digest('hex') !== left.get(email))
      faults.push(`the file of ${email} is another`);
    left.delete(email);
  }
  return [...faults, ...[...left.keys()].map((email) => `no file for ${email}`)];
}

/** Returns files of visitors that no request refers to. */
export async function findUnheldFiles(payload: Payload, folder: string): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'lead-files',
    pagination: false,
    depth: 0,
    select: { storageName: true },
  });
  const held = new Set(docs.map(({ storageName }) => storageName));
  return readdirSync(folder).filter((name) => !held.has(name));
}

/** Returns incomplete releases, more releases than are kept, and anything else in the folder. */
export function findReleaseFaults(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name !== 'current');
  const [releases, strays] = [names.filter(isRelease), names.filter((name) => !isRelease(name))];
  const half = releases.filter((id) => {
    const file = join(folder, id, releaseFiles.summary);
    return !existsSync(file) || !summaryIn(readFileSync(file, 'utf8'));
  });
  return [
    ...half.map((id) => `the release ${id} is not whole`),
    ...strays.map((name) => `${name} lies beside the releases`),
    ...(releases.length > mostReleases ? [`${releases.length} releases were kept`] : []),
  ];
}

const isRelease = (name: string) => /^\d{14}-/.test(name);

/** Returns processes other than those of a start: its starter, its supervisor, and the three that serve. */
export function findStrangers(dataDir: string, running: readonly ProductProcess[]): string[] {
  const known = new Set(running.map(({ pid }) => pid));
  const roles = running.map(({ role }) => role).toSorted();
  return [
    ...processesOf(dataDir)
      .filter(({ pid }) => !known.has(pid))
      .map(({ pid, words }) => `process ${pid} was left over by a start that was killed: ${words}`),
    ...(roles.join() === 'admin,renderer,starter,supervisor,website' ? [] : [`there run ${roles.join(', ')}`]),
  ];
}

/** Returns what a stopped product left behind: processes, occupied ports, a data folder that is still held. */
export async function findLeftovers(dataDir: string, ports: readonly number[]): Promise<string[]> {
  const faults = processesOf(dataDir).map(({ pid, words }) => `process ${pid} was left over at the end: ${words}`);
  for (const port of ports) {
    await untilFree(placeOfWebsite({ port, host: 'localhost' })).catch((error: Error) => faults.push(error.message));
  }
  const hold = holdDirectory(dataDir, new Date());
  if (hold.kind === 'taken') return [...faults, 'DATA_DIR is held by somebody'];
  if (hold.isLeftBehind) faults.push('DATA_DIR was not released');
  hold.release();
  return faults;
}
