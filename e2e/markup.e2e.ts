import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const release = join(product.dataDirectory, 'releases', 'current');
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Style of source, not of what a browser reads.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'no-inline-style': 'error',
    // The pages' own policy lists each inline script and style by hash.
    'require-csp-nonce': 'off',
    'require-sri': 'off',
  },
});

test('every page and every example of a block is valid HTML', async () => {
  const files = globSync('**/*.html', { cwd: release });
  expect(files.length).toBeGreaterThan(20);
  const faults: string[] = [];
  for (const file of files) {
    const report = await validator.validateString(readFileSync(join(release, file), 'utf8'), file);
    for (const result of report.results) {
      faults.push(
        ...result.messages
          .filter((message) => message.severity === 2)
          .map((message) => `${file}:${message.line}:${message.column} ${message.ruleId}: ${message.message}`),
      );
    }
  }
  expect([...new Set(faults)].slice(0, 40)).toEqual([]);
});
