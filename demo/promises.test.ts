import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listProjectFiles } from '../checks/files.ts';

it('promises answers within the time of the settings, and has that time in no text', () => {
  const typed = listProjectFiles()
    .filter((file) => /^demo\/(?:articles|pages|company)\b.*\.ts$/.test(file))
    .filter((file) => /\bworking days?\b/.test(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')));
  expect(typed).toEqual([]);
});
