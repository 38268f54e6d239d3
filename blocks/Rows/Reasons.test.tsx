import { describe, expect, it } from 'vitest';
import { examplePicture, propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { reasonsExamples } from './Rows.examples.ts';
import { Reasons } from './Rows.tsx';

const drawnOf = 'Everything that was built is handed over';
const show = (name: string) => render(<Reasons {...propsOf(reasonsExamples, name)} />);

describe('Reasons', () => {
  it('explains the first reason with a drawing that has a name, and an upright one on phones', () => {
    const { block } = propsOf(reasonsExamples, 'three reasons over a handover');
    const { getAllByRole, page } = show('three reasons over a handover');
    expect(getAllByRole('heading', { level: 3 }).map(wordsOf)).toEqual(block.items.map(({ title }) => title));
    const [drawing, ...others] = getAllByRole('img', { name: drawnOf });
    expect(others).toEqual([]);
    expect(page.querySelector('source')?.srcset).toBe('/gallery/picture/reason-handover-upright.svg');
    const order = [...page.querySelectorAll('img, h3')];
    const [second] = getAllByRole('heading', { level: 3 }).slice(1);
    expect(order.indexOf(drawing as Element)).toBeLessThan(order.indexOf(second as Element));
  });

  it('shows a photograph in its place', () => {
    const props = propsOf(reasonsExamples, 'three reasons over a handover');
    const image = examplePicture('case-causeway', 'The people who wrote it');
    const { getByRole } = render(<Reasons {...props} block={{ ...props.block, image }} />);
    expect(getByRole('img', { name: 'The people who wrote it' }).getAttribute('width')).toBe('690');
  });

  it('has no picture where the editor chose none', () => {
    const { getAllByRole, queryByRole } = show('long reasons without a drawing');
    expect(getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(queryByRole('img')).toBeNull();
  });
});
