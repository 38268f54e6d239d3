import { resolve } from 'node:path';
import { readEnvironment } from '../environment.ts';
import { listMoments } from '../moments/momentList.ts';
import { restoreAt, storeOf } from '../moments/restoreAt.ts';
import { readWords } from '../readWords.ts';
import { backUp, type Manifest } from './backUp.ts';
import { checkBackup, proveRestore, restore } from './restore.ts';

/**
 * `npm run backup -w server -- <folder>` writes a backup while the website runs on, `--files-alone <folder>` one without
 * the database. `--check <folder>` compares a backup, or a DATA_DIR it was restored to, with its manifest.
 * `--restore <folder>` restores into an empty DATA_DIR, and PostgreSQL. `--prove <folder>` tries that with the newest
 * backup in a folder, in a scratch place. `--moments` lists the times of the moments of the database,
 * `--restore [folder] --at <time>` restores the moment of that time.
 */
const flag = { type: 'boolean', default: false } as const;
const {
  positionals: [typed],
  values: words,
} = readWords(
  'Say where: npm run backup -w server -- /backups/2026-11-21, with --files-alone, --check, --restore or --prove in front of it where that is meant. Or --moments; or --restore [/backups/2026-11-21] --at 2026-11-24T12:34:00Z.',
  { 'files-alone': flag, check: flag, restore: flag, prove: flag, moments: flag, at: { type: 'string' } },
  ({ length }, { at, ...flags }) =>
    Object.values(flags).filter(Boolean).length <= 1 &&
    (at === undefined ? length === (flags.moments ? 0 : 1) : flags.restore && length <= 1),
);
// npm runs a script in the folder of its workspace, so paths are resolved against the folder it was called in.
const folder = resolve(process.env.INIT_CWD ?? '', typed ?? '');
await work().then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

async function work(): Promise<string> {
  if (words.moments) return tellMoments();
  if (words.at !== undefined) return restoreMoment(words.at);
  if (words.check) return requireSame(await checkBackup(folder));
  if (words.restore) return requireSame(await restore(folder, readEnvironment()));
  if (words.prove) {
    const { backup, madeAt, pages, requests } = await proveRestore(readEnvironment(), folder, new Date());
    return `${backup}, made ${madeAt}, was restored and is as it was made: ${pages} pages, ${requests} requests.`;
  }
  return told(await backUp(readEnvironment(), folder, new Date(), { filesAlone: words['files-alone'] }));
}

async function tellMoments(): Promise<string> {
  const times = await listMoments(storeOf(readEnvironment()));
  return times.length === 0 ? 'No moment is kept yet.' : times.map((time) => time.toISOString()).join('\n');
}

async function restoreMoment(time: string): Promise<string> {
  // A time without a zone would be read in that of this machine.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(time) || !Date.parse(time))
    throw new Error('Say of when: npm run backup -w server -- --restore /backups/2026-11-21 --at 2026-11-24T12:34:00Z');
  const source = typed === undefined ? undefined : folder;
  const { moment, rows, wrong } = await restoreAt(readEnvironment(), new Date(time), source);
  requireSame(wrong);
  const files = source
    ? `The files are those of ${source}`
    : 'No files were restored: they are in the bucket, or in a backup';
  return `The database is as it was at ${moment.toISOString()}, with ${rows} rows. ${files}.`;
}

function told({ files, missing = [], rows }: Manifest): string {
  const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const lost = missing.map((key) => `\nmissing: ${key}, which is neither in the bucket nor here`).join('');
  return `${rowCount} rows and ${Object.keys(files).length} files are in ${folder}${lost}`;
}

/** Throws where something differs. */
function requireSame(wrong: readonly string[]): string {
  if (wrong.length > 0) throw new Error(`Not as it was made: ${wrong.join(', ')}`);
  return 'It is as it was made.';
}
