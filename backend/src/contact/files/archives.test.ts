import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { makeHostileArchives } from '../../testing/makeHostileArchives.ts';
import { docxOf } from '../../testing/sampleFiles.ts';

const measured = z.object({
  grownBytes: z.number(),
  files: z.array(z.object({ name: z.string(), type: z.string().optional(), ms: z.number() })),
});

it('refuses archives that are harmful to unpack: each within 100 ms, below 32 MB, unpacking nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-archives-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const good = join(folder, 'good.docx');
  writeFileSync(good, docxOf());
  mkdirSync(join(folder, 'hostile'));
  const archives = Object.entries(makeHostileArchives());
  for (const [index, [, content]] of archives.entries()) writeFileSync(join(folder, 'hostile', String(index)), content);

  const script = join(import.meta.dirname, '../../testing/measureTypes.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', script, join(folder, 'hostile'), good],
    {
      cwd: folder,
    },
  );
  const { files, grownBytes } = measured.parse(JSON.parse(stdout));

  const whatOf = (name: string) => archives[Number(name)]?.[0];
  expect(files).toHaveLength(archives.length);
  expect(files.filter(({ type }) => type !== undefined).map(({ name }) => whatOf(name))).toEqual([]);
  expect(files.filter(({ ms }) => ms >= 100).map(({ ms, name }) => `${whatOf(name)}: ${ms} ms`)).toEqual([]);
  expect(grownBytes).toBeLessThan(32_000_000);
  expect(readdirSync(folder)).toEqual(['good.docx', 'hostile']);
  expect(readdirSync(join(folder, 'hostile'))).toHaveLength(archives.length);
});
