import fc from 'fast-check';
import { it } from 'vitest';
import { drawingDialects } from '../testing/drawingDialects.ts';
import { expectDrawnAlike } from '../testing/expectDrawnAlike.ts';

it('draws 2,500 drawings of design tools as they draw them', async () => {
  await fc.assert(fc.asyncProperty(drawingDialects, expectDrawnAlike), { numRuns: 2500 });
}, 600_000);
