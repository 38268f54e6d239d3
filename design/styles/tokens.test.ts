import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scrollOffsetPx } from '@frontage/contract/constants.ts';
import { expect, it } from 'vitest';

it('keeps as much free below the header as the figure of the specification says', () => {
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  expect(tokens).toContain(`--scroll-offset: ${scrollOffsetPx}px;`);
});
