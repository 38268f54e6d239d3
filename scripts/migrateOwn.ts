/**
 * `npm run migrate:own [-- <what-changes>]`: writes the migrations of the kinds of `own/`, for both databases, where
 * their tables are not yet as they are declared. No database is contacted; the next start runs them.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWords } from '@frontage/server/readWords.ts';
import { inWords, writeRegistry } from './registry/writeRegistry.ts';

const usage = 'Say what changes, in one word: npm run migrate:own -- add-reviews';
const [name = 'kinds'] = readWords(usage, {}, ({ length }) => length <= 1).positionals;
const root = join(import.meta.dirname, '..');
const DATA_DIR = mkdtempSync(join(tmpdir(), 'frontage-migrate-'));
process.once('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }));
// Kinds are tried without their migrations, which are still to be written.
process.env.PAYLOAD_MIGRATING = 'true';
const faults = writeRegistry();
for (const fault of faults) console.warn(inWords(fault));
if (faults.some(({ part }) => part.startsWith('own/kinds/'))) process.exit(1);
for (const DATABASE_URL of ['', 'postgres://none@localhost/none']) {
  const words = ['--disable-warning=ExperimentalWarning', 'server/database/createMigration.ts', name, '--own'];
  const env = { ...process.env, DATA_DIR, DATABASE_URL };
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
