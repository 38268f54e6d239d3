import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { inDataDirectory } from './dataDirectory.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'frontage-data-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
});

/** The fault that failed work on the folder is reported as. */
function faultOf(work: () => unknown): EnvironmentFault {
  try {
    inDataDirectory(directory, work);
  } catch (error) {
    if (error instanceof EnvironmentFault) return error;
  }
  throw new Error('It is told as no fault of the environment');
}

const writeTo = (file: string, readOnly: boolean) => () => {
  const database = new DatabaseSync(join(directory, file), { readOnly });
  onTestFinished(() => database.close());
  database.exec('PRAGMA user_version = 1');
};

test('reports an existing file that cannot be written as a fault that may pass: the disk may be read-only for now', () => {
  writeTo('here.lock', false)();
  const fault = faultOf(writeTo('here.lock', true));
  expect(fault.message).toContain(`DATA_DIR: ${directory} cannot be made or written (attempt to write a readonly`);
  expect(fault.mayPass).toBe(true);
});

test('reports a file that cannot be created as a fault that stays', () => {
  expect(faultOf(writeTo('no-folder/a.lock', false)).mayPass).toBe(false);
});
