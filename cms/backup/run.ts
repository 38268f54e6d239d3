import { resolve } from 'node:path';
import { type Environment, readEnvironment } from '../environment.ts';
import { backUp, type Manifest } from './backUp.ts';
import { checkBackup } from './checkBackup.ts';
import { proveRestore } from './proveRestore.ts';
import { restore } from './restore.ts';

/**
 * `npm run backup -w cms -- <folder>` writes a backup while everything goes on, `--files-alone <folder>` one without the
 * database; `--check <folder>` compares one, or a DATA_DIR it was restored to, with what it was; `--restore <folder>` fills an empty DATA_DIR, and PostgreSQL;
 * `--prove <folder>` tries that with the newest backup in a folder, in a scratch place.
 */
const [first = '', folder] = process.argv.slice(2);
const commands: Record<string, (folder: string, environment: () => Environment) => Promise<string>> = {
  '--files-alone': async (target, environment) =>
    told(await backUp(environment(), target, new Date(), { filesAlone: true }), target),
  '--check': async (backup) => verdict(await checkBackup(backup)),
  '--restore': async (backup, environment) => verdict(await restore(backup, environment())),
  async '--prove'(backups, environment) {
    const { backup, madeAt, pages, requests } = await proveRestore(environment(), backups, new Date());
    return `${backup}, made ${madeAt}, was restored and is as it was made: ${pages} pages, ${requests} requests.`;
  },
};

const command = commands[first];
// npm runs a script in the folder of its workspace.
const pathOf = (typed: string) => resolve(process.env.INIT_CWD ?? '', typed);
if (command && !folder) fail(`Say which: npm run backup -w cms -- ${first} /backups/2026-11-21`, 2);
else if (command && folder) await command(pathOf(folder), readEnvironment).then(console.log, fail);
else if (!first || first.startsWith('--'))
  fail(`Say where: npm run backup -w cms -- /backups/2026-11-21, or one of ${Object.keys(commands).join(', ')}`, 2);
else
  await backUp(readEnvironment(), pathOf(first), new Date())
    .then((manifest) => told(manifest, first))
    .then(console.log, fail);

function told({ files, missing = [], rows }: Manifest, target: string): string {
  const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const lost = missing.map((key) => `\nmissing: ${key}, which is neither in the bucket nor here`).join('');
  return `${rowCount} rows and ${Object.keys(files).length} files are in ${target}${lost}`;
}

/** Throws where something is wrong. */
function verdict(wrong: readonly string[]): string {
  if (wrong.length > 0) throw new Error(`Not as it was made: ${wrong.join(', ')}`);
  return 'It is as it was made.';
}

function fail(error: unknown, status = 1): void {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = status;
}
