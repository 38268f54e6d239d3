import { describe, expect, it } from 'vitest';
import { listProjectFiles, read } from './files.ts';

const page = 'docs/upstream.md';
const reports = read(page);
const { dependencies } = JSON.parse(read('server/package.json')) as { dependencies: { payload: string } };
const [major, minor] = dependencies.payload.split('.');

describe('the reports on Payload', () => {
  it('are about the installed version', () => {
    expect(reports, `try the steps in ${page} on the new version, then name it there`).toContain(dependencies.payload);
  });

  it('name each file with a comment that dates a fault by its version', () => {
    const dated = new RegExp(`^ *(?:\\*|//|/\\*\\*).*\\b${major}\\.${minor}\\b`, 'm');
    const working = listProjectFiles().filter((file) => /^server\/.*\.tsx?$/.test(file) && dated.test(read(file)));
    expect(working.length).toBeGreaterThan(5);
    expect(working.filter((file) => !reports.includes(`\`${file}\``))).toEqual([]);
  });
});
