import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { createLocalReq, type Payload } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { runMigrations } from '../database/upgradeSchema.ts';
import { openPayload } from '../open.ts';
import { awkwardText } from '../testing/awkwardText.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { makeTemporaryEnvironment } from '../testing/openTestPayload.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { csvLine, rawOf } from './csv.ts';
import { exportEndpoint } from './exportRequests.ts';

const requests = 2000;
/**
 * Comma, semicolon and tab, as character codes: a person may choose any, or their locale does. Calc is told to run
 * formulas.
 */
const separators = { comma: 44, semicolon: 59, tab: 9 };
const hasCalc = spawnSync('soffice', ['--version']).status === 0;
const skipped = 'LibreOffice Calc is not installed: apt-get install libreoffice-calc';

async function runExport(payload: Payload, format: 'csv' | 'json'): Promise<Buffer> {
  const req = await createLocalReq({ user: await createUserWith(payload, 'sales') }, payload);
  const answer = await exportEndpoint.handler(Object.assign(req, { query: { format }, routeParams: {} }));
  await payload.delete({ collection: 'users', where: {} });
  return Buffer.from(await answer.arrayBuffer());
}

/** Opens a CSV file in Calc and returns its cells as Calc has them: flat XML. */
function openInCalc(folder: string, csv: Buffer, separator: number): string {
  writeFileSync(join(folder, 'export.csv'), csv);
  const filter = `--infilter=CSV:${separator},34,76,1,,0,false,true,false,false,false,-1,true`;
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const files = ['--convert-to', 'fods', '--outdir', folder, join(folder, 'export.csv')];
  execFileSync('soffice', ['--headless', profile, filter, ...files], { stdio: 'pipe', timeout: 300_000 });
  return readFileSync(join(folder, 'export.fods'), 'utf8');
}

const formulasIn = (sheet: string) => sheet.match(/ table:formula="[^"]*"/g) ?? [];

test.skipIf(!hasCalc)(
  `runs no formula in LibreOffice Calc, whatever ${requests} visitors typed${hasCalc ? '' : ` (${skipped})`}`,
  async () => {
    const environment = await makeTemporaryEnvironment();
    const payload = await openPayload({ environment });
    onTestFinished(() => payload.destroy());
    await runMigrations(payload);
    const folder = join(environment.dataDir, 'calc');
    mkdirSync(folder);

    const cells = fc.sample(fc.tuple(awkwardText, awkwardText, awkwardText), { numRuns: requests, seed: 4180 });
    // NUL is removed from what visitors send before it is stored.
    const typed = cells.map((line) => line.map((cell) => cell.replaceAll('\0', '')));
    for (const [name, company, message] of typed) {
      const data = { ...sampleLead, name: `=${name}`, company, message, phone: '+31 20 555 0100' };
      await payload.db.create({ collection: 'leads', data, returning: false });
    }
    const csv = Buffer.concat([
      await runExport(payload, 'csv'),
      Buffer.from(cells.map((row) => csvLine(row)).join('')),
    ]);
    for (const [name, separator] of Object.entries(separators)) {
      const sheet = openInCalc(folder, csv, separator);
      expect(formulasIn(sheet), name).toEqual([]);
      expect(sheet.match(/<table:table-row/g)?.length, name).toBeGreaterThan(2 * requests);
    }

    // Without the apostrophes, the same file runs more than a thousand formulas, so Calc would have shown them above.
    const raw = csv.toString().split('","').map(rawOf).join('","').replaceAll('"\'', '"');
    expect(formulasIn(openInCalc(folder, Buffer.from(raw), separators.comma)).length).toBeGreaterThan(1000);

    const rows = JSON.parse((await runExport(payload, 'json')).toString()) as Record<string, unknown>[];
    expect(rows.map(({ company, message, name }) => [name, company, message]).reverse()).toEqual(
      typed.map(([name, company, message]) => [`=${name}`, company, message]),
    );
  },
  900_000,
);
