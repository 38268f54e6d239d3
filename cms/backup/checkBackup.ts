import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashesOf, type Manifest, rowCounts } from './backUp.ts';

/** What of a backup, or of a DATA_DIR it was restored to, is not as it was made; empty where all of it is. */
export async function checkBackup(folder: string): Promise<string[]> {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const files = await hashesOf(folder, ['frontage.sqlite', 'manifest.json']);
  const rows = Object.keys(manifest.rows).length > 0 ? await rowCounts(`file:${join(folder, 'frontage.sqlite')}`) : {};
  return [
    ...Object.entries(manifest.files).flatMap(([name, hash]) => (files[name] === hash ? [] : [`the file ${name}`])),
    ...Object.entries(manifest.rows).flatMap(([table, count]) => (rows[table] === count ? [] : [`the table ${table}`])),
  ];
}
