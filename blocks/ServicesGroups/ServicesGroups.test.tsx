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

  it('names a price beside each service and leads to its page', () => {
    const link = getByRole('link', { name: 'Cadence audit' });
    expect(link.getAttribute('href')).toBe('/services/cadence-audit');
    expect(wordsOf(link.closest('h3')?.nextElementSibling)).toMatch(/^from \$12,000/);
  });

  it('draws one asset a group, each on its own ground', () => {
    expect(page.querySelectorAll('[class*=accent]')).toHaveLength(3);
    const grounds = [...page.querySelectorAll<HTMLElement>('[data-ground]')].map(({ dataset }) => dataset.ground);
    expect(grounds).toEqual(['paper', 'water', 'pink', 'land']);
  });
});
