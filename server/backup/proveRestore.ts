import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreProof } from '@frontage/contract/restoreProof.ts';
import { upgradeSchema } from '../database/upgradeSchema.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { withPayload } from '../open.ts';
import { backupFiles } from './backUp.ts';
import { withScratchPostgres } from './postgresCopy.ts';
import { readManifest, restore } from './restore.ts';

/**
 * Restores the newest backup of a folder into a scratch folder, and a dump into a scratch database, compares it with
 * its manifest, opens it with this version of the code, and throws it away. Where that went well, records the time in
 * DATA_DIR for the metrics. Returns which one it was, and what it contains. Throws with what is wrong.
 */
export async function proveRestore(environment: Environment, folder: string, now: Date) {
  const backup = newestIn(folder);
  const { files, madeAt } = readManifest(backup);
  const scratch = mkdtempSync(join(tmpdir(), 'frontage-proof-'));
  try {
    const prove = (databaseUrl?: string) => proveIn(backup, join(scratch, 'data'), databaseUrl);
    const found = backupFiles.postgres in files ? await withScratchPostgres(environment, prove) : await prove();
    const provenAt = now.toISOString();
    writeFileSync(join(environment.dataDir, restoreProof.file), `${JSON.stringify({ provenAt, madeAt })}\n`);
    return { backup, madeAt, ...found };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function proveIn(backup: string, dataDir: string, databaseUrl: string | undefined) {
  // The copy must not reach anything else that the variables name: files in a bucket, email, a CDN.
  const { PAYLOAD_SECRET, PATH } = process.env;
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const environment = readEnvironment({ PAYLOAD_SECRET, PATH, ...database, DATA_DIR: dataDir });
  const wrong = await restore(backup, environment);
  if (wrong.length > 0) throw new Error(`${backup} was restored, and is not as it was made: ${wrong.join(', ')}`);
  return withPayload(environment, async (payload) => {
    // As the first start after a restore does.
    await upgradeSchema(payload);
    const { totalDocs: pages } = await payload.count({ collection: 'pages' });
    const { totalDocs: requests } = await payload.count({ collection: 'leads' });
    if (pages === 0) throw new Error(`${backup} was restored, and has no page`);
    return { pages, requests };
  });
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
