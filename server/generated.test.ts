import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from './testing/openTestPayload.ts';

const run = promisify(execFile);

test('has committed types that match the present collections and blocks', async () => {
  const dataDir = makeTemporaryFolder();
  const file = join(dataDir, 'payload-types.ts');
  const payload = join(createRequire(import.meta.url).resolve('payload'), '../../bin.js');
  await run(process.execPath, [payload, 'generate:types', '--disable-transpile'], {
    cwd: import.meta.dirname,
    env: { ...process.env, DATA_DIR: dataDir, PAYLOAD_CONFIG_PATH: 'payload.config.ts', PAYLOAD_TS_OUTPUT_PATH: file },
  });
  const committed = readFileSync(join(import.meta.dirname, 'payload-types.ts'), 'utf8');
  expect(readFileSync(file, 'utf8') === committed, 'run: npm run generate:types -w server').toBe(true);
});

test('has in the import map every component of ours that the admin names, and no other', () => {
  const exclude = (path: string) => /^(?:node_modules|\.next)/.test(path);
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude });
  const named = files.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    return [...text.matchAll(/'(\/[\w/]+\.tsx#\w+)'/g)].map(([, path]) => path);
  });
  const map = readFileSync(join(import.meta.dirname, 'app/(payload)/admin/importMap.js'), 'utf8');
  const packed = [...map.matchAll(/^ {2}"(\/[\w/]+\.tsx#\w+)"/gm)].map(([, path]) => path);
  const sorted = (paths: (string | undefined)[]) => [...new Set(paths)].sort();
  expect(sorted(packed), 'run: npm run generate:importmap -w server').toEqual(sorted(named));
});
