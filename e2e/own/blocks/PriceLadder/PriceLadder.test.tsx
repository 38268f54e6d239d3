import { propsOf } from '@frontage/blocks/examples/pageContext.ts';
import { render } from '@frontage/blocks/testing/render.ts';
import { expect, it } from 'vitest';
import { priceLadderExamples } from './PriceLadder.examples.ts';
import { PriceLadder } from './PriceLadder.tsx';

it('says each price beside whom it is for', () => {
  const { getAllByRole } = render(<PriceLadder {...propsOf(priceLadderExamples, 'two rungs')} />);
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Up to 40 berths: 90,000 kroner',
    'Up to 200 berths: 160,000 kroner',
  ]);
});
