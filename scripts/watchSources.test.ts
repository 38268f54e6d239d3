import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isSourceOf, siteBuild, watchSources } from './builds.ts';

/** A watched folder with the rooms that a build reads. `told` counts the reported changes. */
function watchFolder(onChange: () => Promise<void> = async () => undefined) {
  const root = mkdtempSync(join(tmpdir(), 'frontage-watch-'));
  mkdirSync(join(root, 'blocks', 'Faq'), { recursive: true });
  const told = vi.fn(onChange);
  const end = watchSources(root, { ...siteBuild, sources: ['blocks/**/*.{ts,tsx}'] }, told);
  onTestFinished(() => {
    end();
    rmSync(root, { recursive: true });
  });
  return { told, save: (name: string) => writeFileSync(join(root, 'blocks', 'Faq', name), String(Math.random())) };
}

test('reports files that are saved together only once', async () => {
  const { save, told } = watchFolder();
  for (const name of ['Faq.tsx', 'Faq.schema.ts', 'Faq.examples.ts']) save(name);
  await expect.poll(() => told.mock.calls.length).toBe(1);
});

test('misses nothing that is saved during its work, and handles one change at a time', async () => {
  let [atWork, mostAtWork] = [0, 0];
  const { save, told } = watchFolder(async () => {
    atWork += 1;
    mostAtWork = Math.max(mostAtWork, atWork);
    if (told.mock.calls.length === 1) save('Faq.tsx');
    await new Promise((resolve) => setImmediate(resolve));
    atWork -= 1;
  });
  save('Faq.schema.ts');
  await expect.poll(() => told.mock.calls.length).toBe(2);
  expect(mostAtWork).toBe(1);
});

test('knows the sources of a build: files of its rooms, without tests and generated files', () => {
  const isSource = (path: string) => isSourceOf(siteBuild, path);
  const ours = ['blocks/Faq/Faq.tsx', 'site/src/app.ts', 'design/tokens.css', 'contract/words/languages/de.json'];
  expect(ours.filter(isSource)).toEqual(ours);
  const others = [
    'blocks/Faq/Faq.test.tsx',
    'site/dist/server/entry.mjs',
    'server/host/app.ts',
    'site/.astro/types.d.ts',
  ];
  expect(others.filter(isSource)).toEqual([]);
});
