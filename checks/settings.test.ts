import { siteSettings } from '@frontage/contract/siteSettings.ts';
import { describe, expect, it } from 'vitest';
import { listProjectFiles, read } from './files.ts';

/**
 * Modules that write what visitors, machines and recipients of emails read. The admin and the contract only store the
 * settings.
 */
const readers = listProjectFiles().filter(
  (file) =>
    /^(?:backend\/src|blocks|client|design|site\/src)\//.test(file) &&
    /\.(?:tsx?|astro)$/.test(file) &&
    !/\.(?:test|examples)\.tsx?$|\/(?:examples|testing|gallery|editor)\//.test(file),
);
/** The contract inserts settings into texts. */
const words = [...readers, ...listProjectFiles().filter((file) => /^contract\/\w+\.ts$/.test(file))]
  .filter((file) => file !== 'contract/siteSettings.ts')
  .map(read)
  .join('\n');

describe('a setting of the site', () => {
  it.each(Object.keys(siteSettings.shape))('changes something: %s', (name) => {
    expect(new RegExp(`\\b${name}\\b`).test(words)).toBe(true);
  });
});
