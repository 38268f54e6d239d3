/** Takes moments of SQLite with few and with many requests, into a folder. Needs nothing running. */

import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteFile } from '@frontage/server/database/databaseFault.ts';
import { insertRows } from '@frontage/server/database/directRows.ts';
import { readEnvironment } from '@frontage/server/environment.ts';
import { takeMomentApart } from '@frontage/server/moments/keepMoments.ts';
import { restoreAt } from '@frontage/server/moments/restoreAt.ts';
import { openPayload } from '@frontage/server/open.ts';
import { sampleLead, sampleMail } from '@frontage/server/testing/sampleLead.ts';
import { fillWithRequests } from './fillWithRequests.ts';

const rounds = 5;

/** For each number of requests: the first moment, the median of those after one more request each, and a restore. */
export async function measureMoments(numbers: readonly number[]): Promise<void> {
  console.log('| requests | MB | moment | ms | new blocks | new KB |');
  console.log('|---|---|---|---|---|---|');
  for (const leads of numbers) await measureOf(leads);
}

async function measureOf(leads: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-moments-'));
  try {
    const environment = await fillWithRequests(join(folder, 'data'), leads);
    const place = { kind: 'folder', folder: join(folder, 'moments') } as const;
    const blocks = join(place.folder, 'blocks');
    const sizesOf = () =>
      existsSync(blocks) ? readdirSync(blocks).map((name) => statSync(join(blocks, name)).size) : [];
    async function take(): Promise<Taken> {
      const [before, keptBefore] = [sizesOf().length, sum(sizesOf())];
      const { ms } = await timeWork(() => takeMomentApart(environment, { place }));
      const { size: bytes } = statSync(sqliteFile(environment.databaseUrl));
      return { ms, bytes, newBlocks: sizesOf().length - before, newBytes: sum(sizesOf()) - keptBefore };
    }
    const first = await take();
    tell(leads, 'the first', first);
    const payload = await openPayload({ environment });
    const later: Taken[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [lead = 0] = await insertRows(payload, {}, 'leads', [{ ...sampleLead }]);
      await insertRows(payload, {}, 'mails', [sampleMail(lead)]);
      later.push(await take());
    }
    await payload.destroy();
    const median = later.sort((a, b) => a.ms - b.ms)[Math.floor(rounds / 2)];
    if (median) tell(leads, 'after a request, median of 5', median);
    const machine = readEnvironment({ DATA_DIR: join(folder, 'restored'), MOMENTS: place.folder });
    const { ms } = await timeWork(() => restoreAt(machine, new Date()));
    console.log(`| ${leads} | | restored | ${ms} | | |`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

interface Taken {
  ms: number;
  /** Of the database; then of the new blocks, as they are stored. */
  bytes: number;
  newBytes: number;
  newBlocks: number;
}

function tell(leads: number, what: string, { bytes, ms, newBlocks, newBytes }: Taken): void {
  console.log(
    `| ${leads} | ${(bytes / 1e6).toFixed(1)} | ${what} | ${ms} | ${newBlocks} | ${Math.round(newBytes / 1e3)} |`,
  );
}

async function timeWork<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const begun = performance.now();
  const result = await work();
  return { ms: Math.round(performance.now() - begun), result };
}
