import { resolve } from 'node:path';
import { type Environment, readEnvironment } from '../environment.ts';
import { listMoments } from '../moments/momentList.ts';
import { restoreAt, storeOf } from '../moments/restoreAt.ts';
import { backUp, type Manifest } from './backUp.ts';
import { checkBackup, proveRestore, restore } from './restore.ts';

/**
 * `npm run backup -w server -- <folder>` writes a backup while the website runs on, `--files-alone <folder>` one without
 * the database. `--check <folder>` compares a backup, or a DATA_DIR it was restored to, with its manifest.
 * `--restore <folder>` restores into an empty DATA_DIR, and PostgreSQL. `--prove <folder>` tries that with the newest
 * backup in a folder, in a scratch place. `--moments` lists the times of the moments of the database,
 * `--restore [folder] --at <time>` restores the moment of that time.
 */
const typed = process.argv.slice(2);
const [first = '', folder] = typed;
const place = typed.indexOf('--at');
const commands: Record<string, (folder: string, environment: () => Environment) => Promise<string>> = {
  '--files-alone': async (target, environment) =>
    told(await backUp(environment(), target, new Date(), { filesAlone: true }), target),
  '--check': async (backup) => requireSame(await checkBackup(backup)),
  '--restore': async (backup, environment) => requireSame(await restore(backup, environment())),
  async '--prove'(backups, environment) {
    const { backup, madeAt, pages, requests } = await proveRestore(environment(), backups, new Date());
    return `${backup}, made ${madeAt}, was restored and is as it was made: ${pages} pages, ${requests} requests.`;
  },
};

const command = commands[first];
// npm runs a script in the folder of its workspace, so paths are resolved against the folder it was called in.
const pathOf = (typed: string) => resolve(process.env.INIT_CWD ?? '', typed);
if (first === '--moments') await tellMoments().then(console.log, fail);
else if (place >= 0) await restoreMoment(typed.toSpliced(place, 2), typed[place + 1]).then(console.log, fail);
else if (command && !folder) fail(`Say which: npm run backup -w server -- ${first} /backups/2026-11-21`, 2);
else if (command && folder) await command(pathOf(folder), readEnvironment).then(console.log, fail);
else if (!first || first.startsWith('--'))
  fail(`Say where: npm run backup -w server -- /backups/2026-11-21, or one of ${Object.keys(commands).join(', ')}`, 2);
else await backUpAll(first).then(console.log, fail);

async function backUpAll(target: string): Promise<string> {
  return told(await backUp(readEnvironment(), pathOf(target), new Date()), target);
}

async function tellMoments(): Promise<string> {
  const times = await listMoments(storeOf(readEnvironment()));
  return times.length === 0 ? 'No moment is kept yet.' : times.map((time) => time.toISOString()).join('\n');
}

async function restoreMoment([word, backup]: string[], time = ''): Promise<string> {
  // A time without a zone would be read in that of this machine.
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(time) && Date.parse(time);
  if (word !== '--restore' || !isTime)
    throw new Error('Say of when: npm run backup -w server -- --restore /backups/2026-11-21 --at 2026-11-24T12:34:00Z');
  const source = backup === undefined ? undefined : pathOf(backup);
  const { moment, rows, wrong } = await restoreAt(readEnvironment(), new Date(time), source);
  requireSame(wrong);
  const files =
    source === undefined
      ? 'No files were restored: they are in the bucket, or in a backup'
      : `The files are those of ${source}`;
  return `The database is as it was at ${moment.toISOString()}, with ${rows} rows. ${files}.`;
}

function told({ files, missing = [], rows }: Manifest, target: string): string {
  const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const lost = missing.map((key) => `\nmissing: ${key}, which is neither in the bucket nor here`).join('');
  return `${rowCount} rows and ${Object.keys(files).length} files are in ${target}${lost}`;
}

/** Throws where something differs. */
function requireSame(wrong: readonly string[]): string {
  if (wrong.length > 0) throw new Error(`Not as it was made: ${wrong.join(', ')}`);
  return 'It is as it was made.';
}

function fail(error: unknown, status = 1): void {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = status;
}
