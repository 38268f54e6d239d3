/** Moves an SQLite file with many requests to PostgreSQL, using the command. Needs nothing running. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '@frontage/server/backup/backUp.ts';
import { startPostgres } from '@frontage/server/testing/postgresServer.ts';
import { fillWithRequests } from './fillWithRequests.ts';
import { readPeakMb } from './processMemory.ts';
import { readCpuSeconds } from './processTime.ts';

const lookEveryMs = 100;

/** Moves the demo and the given number of requests with an email and a delivery each. */
export async function measureMoving(leads: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-moving-'));
  // This process may keep open what it wrote, and the command refuses that.
  const copy = join(folder, 'copy');
  const server = await startPostgres();
  try {
    const filled = await fillWithRequests(join(folder, 'filled'), leads);
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

/** Runs the command as operators do. Returns its peak memory in MB and its processor time. */
async function move(variables: Record<string, string>): Promise<{ peak: number; cpu: number }> {
  const command = ['--disable-warning=ExperimentalWarning', 'server/moving/run.ts'];
  const child = spawn(process.execPath, command, { env: { ...process.env, ...variables }, stdio: 'inherit' });
  let peak = 0;
  let cpu = 0;
  const look = setInterval(() => {
    if (child.exitCode !== null) return;
    peak = Math.max(peak, readPeakMb(child.pid));
    cpu = readCpuSeconds(child.pid);
  }, lookEveryMs);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearInterval(look);
  if (code !== 0) throw new Error(`The command ended with ${code}`);
  return { peak, cpu };
}
