/** Moves a file of SQLite with many requests to PostgreSQL, by the command. Needs nothing running. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '@frontage/cms/backup/backUp.ts';
import { insertRows } from '@frontage/cms/database/directRows.ts';
import { inTransaction } from '@frontage/cms/database/inTransaction.ts';
import { type Environment, readEnvironment } from '@frontage/cms/environment.ts';
import { openPayload } from '@frontage/cms/open.ts';
import { prepareDatabase } from '@frontage/cms/seed/prepareDatabase.ts';
import { startPostgres } from '@frontage/cms/testing/postgresServer.ts';
import { quickDemo } from '@frontage/cms/testing/quickDemo.ts';
import { sampleLead, sampleMail } from '@frontage/cms/testing/sampleLead.ts';
import { peakMb } from './processMemory.ts';
import { cpuSeconds } from './processTime.ts';

const atOnce = 200;
const lookEveryMs = 100;
const message = 'Two contracts and a bridge, and what else a visitor writes in three or four sentences. '.repeat(5);

/** The demo, and so many requests with an email and a delivery each. */
export async function measureMoving(leads: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-moving-'));
  // What this process wrote it may keep open, and the command refuses that.
  const copy = join(folder, 'copy');
  const server = await startPostgres();
  try {
    const filled = await fill(join(folder, 'filled'), leads);
    await backUp(filled, copy, new Date());
    const begun = performance.now();
    const { peak, cpu } = await move({ DATA_DIR: copy, DATABASE_URL: server.url });
    console.log(
      `${((performance.now() - begun) / 1000).toFixed(1)} s in all, ${cpu.toFixed(1)} s of a processor for the command, at most ${peak} MB in memory`,
    );
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(dataDir: string, leads: number): Promise<Environment> {
  const environment = readEnvironment({ DATA_DIR: dataDir });
  const payload = await openPayload({ environment });
  await prepareDatabase(payload, { dataDir, content: await quickDemo() });
  await inTransaction(payload, async (req) => {
    for (let from = 0; from < leads; from += atOnce) {
      const some = Array.from({ length: Math.min(atOnce, leads - from) }, (_, index) => from + index);
      const rows = some.map((index) => ({ ...sampleLead, email: `visitor${index}@example.com`, message }));
      const ids = await insertRows(payload, req, 'leads', rows);
      await insertRows(payload, req, 'mails', ids.map(sampleMail));
      const owed = ids.map((lead) => ({ lead, label: 'CRM', kind: 'crm', status: 'delivered', attempts: 1 }));
      await insertRows(payload, req, 'deliveries', owed);
    }
  });
  await payload.destroy();
  return environment;
}

/** The command, as operators start it: the most MB that it held, and what it took of a processor. */
async function move(variables: Record<string, string>): Promise<{ peak: number; cpu: number }> {
  const command = ['--disable-warning=ExperimentalWarning', 'cms/moving/run.ts'];
  const child = spawn(process.execPath, command, { env: { ...process.env, ...variables }, stdio: 'inherit' });
  let peak = 0;
  let cpu = 0;
  const look = setInterval(() => {
    if (child.exitCode !== null) return;
    peak = Math.max(peak, peakMb(child.pid));
    cpu = cpuSeconds(child.pid);
  }, lookEveryMs);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearInterval(look);
  if (code !== 0) throw new Error(`The command ended with ${code}`);
  return { peak, cpu };
}
