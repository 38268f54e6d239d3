import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { restoreProof } from '@frontage/contract/restoreProof.ts';
import { upgradeSchema } from '../database/upgradeSchema.ts';
import { makeFolder } from '../dataDirectory.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { withPayload } from '../open.ts';
import { backupFiles, findWrongFiles, type Manifest } from './backUp.ts';
import { countRows, type RowCounts, restorePostgres, withScratchPostgres } from './databaseCopies.ts';

/**
 * Restores a backup into an empty DATA_DIR and, where it contains a dump, into the empty PostgreSQL of DATABASE_URL.
 * Returns what differs from the manifest afterwards; empty where nothing does. Throws where DATA_DIR or the database is
 * not empty.
 */
export async function restore(backup: string, environment: Environment): Promise<string[]> {
  const { dataDir, databaseUrl } = environment;
  const { files, rows: held } = readManifest(backup);
  const isDump = backupFiles.postgres in files;
  if (Object.keys(held).length === 0)
    throw new Error(`${backup} holds files alone. Restore the dump of its database, and copy the folder to DATA_DIR`);
  if (isDump === databaseUrl.startsWith('file:'))
    throw new Error(
      isDump
        ? `${backup} holds a dump of PostgreSQL. Set DATABASE_URL to an empty database`
        : `${backup} holds a database of SQLite. Restore it without DATABASE_URL, and move it afterwards`,
    );
  requireEmpty(dataDir);
  return orEmpty(dataDir, async () => {
    await copyBackup(backup, dataDir, [backupFiles.postgres]);
    const rows = isDump ? await restorePostgres(environment, join(backup, backupFiles.postgres)) : undefined;
    return checkBackup(dataDir, rows);
  });
}

/**
 * Does work that fills an empty DATA_DIR. If it breaks off, as on a full disk, the folder is empty again, but for
 * secrets that were there before: it can be repeated, and nobody starts on a half.
 */
export async function orEmpty<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  const namesIn = () => (existsSync(dataDir) ? readdirSync(dataDir) : []);
  const before = namesIn();
  try {
    return await work();
  } catch (error) {
    const names = namesIn().filter((name) => !before.includes(name));
    await Promise.all(names.map((name) => rm(join(dataDir, name), { recursive: true, force: true })));
    throw error;
  }
}

/**
 * Throws where the folder is not empty. Secrets do not count: reading the variables makes them where they are missing,
 * and the backup's replace them.
 */
export function requireEmpty(dataDir: string): void {
  const isTaken = existsSync(dataDir) && readdirSync(dataDir).some((name) => name !== 'secrets');
  if (isTaken) throw new Error(`${dataDir} is not empty. Set DATA_DIR to a folder that is, or is not there`);
}

/**
 * Copies a backup into DATA_DIR, except some of its files. DATA_DIR may be a link, as systemd's state folders are, and
 * `cp` would not fill a link.
 */
export async function copyBackup(backup: string, dataDir: string, without: readonly string[]): Promise<void> {
  makeFolder(dataDir);
  await cp(backup, await realpath(dataDir), {
    recursive: true,
    filter: (source) => !without.includes(relative(backup, source)),
  });
}

export function readManifest(folder: string): Manifest {
  const file = join(folder, backupFiles.manifest);
  if (!existsSync(file)) throw new Error(`${folder} is no backup: it has no ${backupFiles.manifest}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Lists what differs from the manifest in a backup, or in a DATA_DIR that it was restored to; empty where nothing does.
 * `rows`: counts of the PostgreSQL database that it was restored to; rows of a dump cannot be counted, so it is
 * compared as a file.
 */
export async function checkBackup(folder: string, rows?: RowCounts): Promise<string[]> {
  const manifest = readManifest(folder);
  // A DATA_DIR has no dump.
  const wanted = Object.entries(manifest.files).filter(([name]) => !rows || name !== backupFiles.postgres);
  const wrong = await findWrongFiles(folder, wanted);
  const isCounted = rows || backupFiles.postgres in manifest.files || Object.keys(manifest.rows).length === 0;
  const counted = isCounted ? (rows ?? manifest.rows) : await countRows(`file:${join(folder, backupFiles.sqlite)}`);
  return [
    ...wrong,
    ...Object.entries(manifest.rows).flatMap(([table, count]) =>
      counted[table] === count ? [] : [`the table ${table}`],
    ),
  ];
}

/**
 * Restores the newest backup of a folder into a scratch place, opens it with this version of the code, and throws it
 * away. Where that went well, records the time in DATA_DIR for the metrics. Returns which one it was, and what it
 * contains. Throws with what is wrong.
 */
export async function proveRestore(environment: Environment, folder: string, now: Date) {
  const backup = newestIn(folder);
  const { madeAt } = readManifest(backup);
  const found = await withRestored(backup, environment, (copy) =>
    withPayload(copy, async (payload) => {
      // As the first start after a restore does.
      await upgradeSchema(payload);
      const { totalDocs: pages } = await payload.count({ collection: 'pages' });
      const { totalDocs: requests } = await payload.count({ collection: 'leads' });
      if (pages === 0) throw new Error(`${backup} was restored, and has no page`);
      return { pages, requests };
    }),
  );
  const provenAt = now.toISOString();
  writeFileSync(join(environment.dataDir, restoreProof.file), `${JSON.stringify({ provenAt, madeAt })}\n`);
  return { backup, madeAt, ...found };
}

/**
 * Does work on a backup that is restored into a scratch folder, and a dump into a scratch database beside that of the
 * environment; both are thrown away afterwards. The variables of the copy lead to nothing else that ours name: files in
 * a bucket, email, a CDN. Throws where it is not as it was made.
 */
export async function withRestored<Result>(
  backup: string,
  environment: Environment,
  work: (copy: Environment, variables: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const scratch = mkdtempSync(join(tmpdir(), 'frontage-restored-'));
  async function workOn(databaseUrl?: string): Promise<Result> {
    const { HOME = '', PATH = '', PAYLOAD_SECRET } = process.env;
    const secret = PAYLOAD_SECRET ? { PAYLOAD_SECRET } : {};
    const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
    const variables = { HOME, PATH, ...secret, ...database, DATA_DIR: join(scratch, 'data') };
    const copy = readEnvironment(variables);
    const wrong = await restore(backup, copy);
    if (wrong.length > 0) throw new Error(`${backup} was restored, and is not as it was made: ${wrong.join(', ')}`);
    return work(copy, variables);
  }
  try {
    const { files } = readManifest(backup);
    return await (backupFiles.postgres in files ? withScratchPostgres(environment, workOn) : workOn());
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The folder itself where it is a backup, else the newest backup in it. */
function newestIn(folder: string): string {
  if (existsSync(join(folder, backupFiles.manifest))) return folder;
  const backups = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((one) => existsSync(join(one, backupFiles.manifest)))
    .sort((a, b) => readManifest(b).madeAt.localeCompare(readManifest(a).madeAt));
  const [newest] = backups;
  if (!newest) throw new Error(`${folder} holds no backup`);
  return newest;
}
