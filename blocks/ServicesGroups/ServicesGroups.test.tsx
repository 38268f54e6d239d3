import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { servicesGroupsExamples } from './ServicesGroups.examples.ts';
import { ServicesGroups } from './ServicesGroups.tsx';

const { getAllByRole, getByRole, page } = render(
  <ServicesGroups {...propsOf(servicesGroupsExamples, 'build, check, keep')} />,
);

describe('ServicesGroups', () => {
  it('opens each group with its name, in the order build, check, keep', () => {
    expect(getAllByRole('heading', { level: 2 }).map(wordsOf).slice(-3)).toEqual(['Build', 'Check', 'Keep']);
  });

  it('names a price next to each service and links to its page', () => {
    const link = getByRole('link', { name: 'Cadence audit' });
    expect(link.getAttribute('href')).toBe('/services/cadence-audit');
    expect(wordsOf(link.closest('h3')?.nextElementSibling)).toMatch(/^from \$12,000/);
  });

  it('draws one asset for each group, on the ground of each', () => {
    expect(page.querySelectorAll('[class*=accent]')).toHaveLength(3);
    const grounds = [...page.querySelectorAll<HTMLElement>('[data-ground]')].map(({ dataset }) => dataset.ground);
    expect(grounds).toEqual(['paper', 'water', 'pink', 'land']);
  });
});
