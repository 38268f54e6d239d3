import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render } from '../testing/render.ts';
import { teamExamples } from './Team.examples.ts';
import { team } from './Team.schema.ts';
import { Team } from './Team.tsx';

const props = propsOf(teamExamples, 'seven people');
const { page } = render(<Team {...props} />);

/** What a screen reader reads of a table: cells without what is hidden from it. */
function rowsHeard(): string[][] {
  const heard = page.querySelector('table')?.cloneNode(true) as HTMLTableElement;
  for (const drawn of heard.querySelectorAll('svg')) drawn.remove();
  return [...heard.rows].map((row) => [...row.cells].map(({ textContent }) => textContent));
}

describe('Team', () => {
  it('is a table that gives roles, people and months in words', () => {
    const rows = rowsHeard();
    expect(rows[0]).toEqual(['Role', 'People', 'month']);
    expect(rows[2]).toEqual(['Cadence engineers', '2', 'month 2 to 9']);
    expect(rows).toHaveLength(6);
  });

  it('draws a circle for each person', () => {
    expect(page.querySelectorAll('circle')).toHaveLength(7);
  });

  it('begins a bar with the first day of its month and ends it with the last', () => {
    const bars = [...page.querySelectorAll('rect[x$="%"]')].map((bar) =>
      ['x', 'width'].map((name) => Number.parseFloat(bar.getAttribute(name) ?? '')),
    );
    expect(bars[0]).toEqual([0, 100]);
    expect(bars[1]?.[0]).toBeCloseTo(100 / 11, 2);
    expect((bars[1]?.[0] ?? 0) + (bars[1]?.[1] ?? 0)).toBeCloseTo(900 / 11, 2);
    expect((bars[4]?.[0] ?? 0) + (bars[4]?.[1] ?? 0)).toBeCloseTo(1050 / 11, 2);
  });

  it('needs no style attribute, which the policy of the pages would refuse', () => {
    expect(page.querySelector('[style]')).toBeNull();
  });

  it('refuses a role that ends before it begins, or after the last month', () => {
    const withRole = (startMonth: number, endMonth: number) =>
      team.safeParse({ ...props.block, items: [{ role: 'Lead', people: 1, startMonth, endMonth }] });
    expect(withRole(5, 4).error?.issues[0]?.message).toContain('5, or a later one');
    expect(withRole(5, 12).error?.issues[0]?.message).toContain('at most 11');
    expect(withRole(5, 5).success).toBe(true);
  });
});
