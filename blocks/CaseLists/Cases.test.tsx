import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render } from '../testing/render.ts';
import { casesExamples } from './CaseLists.examples.ts';
import { cases } from './CaseLists.schema.ts';
import { Cases } from './CaseLists.tsx';

const show = (name: string) => render(<Cases {...propsOf(casesExamples, name)} />);

describe('Cases', () => {
  it('makes each card one link named after the case', () => {
    const { getByRole, page } = show('four cases');
    expect([...page.querySelectorAll('a[href="/work/hushmint"]')]).toEqual([getByRole('link', { name: 'Hushmint' })]);
  });

  it('moves the asset of a drawing while its card is pointed at', () => {
    const { block, ...props } = propsOf(casesExamples, 'four cases');
    const items = block.items.map((item) => ({ ...item, image: { ...item.image, drawing: '/media/a.svg' } }));
    const { page } = render(<Cases {...props} block={{ ...block, items }} />);
    const moved = page.querySelectorAll('img[src="/media/a.svg?moved#moved"][alt=""][loading=lazy]');
    expect(moved).toHaveLength(items.length);
    expect(show('four cases').page.querySelector('[src$="#moved"]')).toBeNull();
  });

  it('reserves the box of each picture before it loads, and describes it', () => {
    const pictures = show('four cases').getAllByRole<HTMLImageElement>('img');
    expect(pictures.map(({ height, width }) => [width, height])).toEqual(Array(4).fill([690, 517]));
    for (const { alt } of pictures) expect(alt).not.toBe('');
  });

  it('leaves out the common link and the kind of work where the editor gave none', () => {
    expect(show('four cases').page.querySelector('a[href="/work"]')).toBeTruthy();
    expect(show('three cases without a common link').page.querySelector('a[href="/work"]')).toBeNull();
    expect(show('five cases, the longest words').getAllByText(/months/)).toHaveLength(4);
  });

  it('refuses a seventh case: six are a wall, not a choice', () => {
    const block = propsOf(casesExamples, 'one case').block;
    const seven = Array.from({ length: 7 }, () => block.items[0]);
    expect(cases.safeParse({ ...block, items: seven }).success).toBe(false);
  });
});
