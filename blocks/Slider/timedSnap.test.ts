import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { snapEase, snapMs } from './timedSnap.ts';

// How slides move, and for how long, is tested in a browser: `e2e/slider.e2e.ts`.
it('moves on the curve of the token --ease-snap, for the time of R14', () => {
  const tokens = readFileSync(fileURLToPath(import.meta.resolve('@frontage/design/styles/tokens.css')), 'utf8');
  const rules = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');
  expect(tokens).toContain(`--ease-snap: cubic-bezier(${snapEase.join(', ')})`);
  expect(rules).toContain(`A snap takes ${snapMs} ms.`);
});
