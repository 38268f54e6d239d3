import fc from 'fast-check';
import { it } from 'vitest';
import { drawingDialects } from '../testing/drawingDialects.ts';
import { expectDrawnAlike } from '../testing/expectDrawnAlike.ts';
import { expectPhotographKept, photographDialects } from '../testing/photographDialects.ts';

it('draws 2,500 drawings of design tools as they draw them', async () => {
  await fc.assert(fc.asyncProperty(drawingDialects, expectDrawnAlike), { numRuns: 2500 });
}, 600_000);

it('keeps 2,500 photographs as cameras write them', async () => {
  await fc.assert(fc.asyncProperty(photographDialects, expectPhotographKept), { numRuns: 2500 });
}, 1_200_000);
