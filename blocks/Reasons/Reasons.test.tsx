import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { reasonsExamples } from './Reasons.examples.ts';
import { Reasons } from './Reasons.tsx';

const drawnOf = 'Everything that was built is handed over';
const show = (name: string) => render(<Reasons {...propsOf(reasonsExamples, name)} />);

describe('Reasons', () => {
  it('explains the first reason with a drawing that has a name, wide and narrow', () => {
    const { block } = propsOf(reasonsExamples, 'three reasons over a handover');
    const { getAllByRole, page } = show('three reasons over a handover');
    expect(getAllByRole('heading', { level: 3 }).map(wordsOf)).toEqual(block.items.map(({ title }) => title));
    const drawings = getAllByRole('img', { name: drawnOf });
    expect(drawings).toHaveLength(2);
    const order = [...page.querySelectorAll('svg[role=img], h3')];
    const [second] = getAllByRole('heading', { level: 3 }).slice(1);
    for (const drawing of drawings) expect(order.indexOf(drawing)).toBeLessThan(order.indexOf(second as Element));
  });

  it('has no drawing where the editor chose none', () => {
    const { getAllByRole, queryByRole } = show('long reasons without a drawing');
    expect(getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(queryByRole('img')).toBeNull();
  });
});
