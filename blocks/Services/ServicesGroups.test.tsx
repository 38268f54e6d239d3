import { describe, expect, it } from 'vitest';
import { exampleDrawing, propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { servicesGroupsExamples } from './Services.examples.ts';
import { ServicesGroups } from './Services.tsx';

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

  it('has a picture for each group, on the ground of each', () => {
    const grounds = [...page.querySelectorAll<HTMLElement>('[data-ground]')].map(({ dataset }) => dataset.ground);
    expect(grounds).toEqual(['paper', 'water', 'pink', 'land']);
    const sources = [...page.querySelectorAll('[data-ground][aria-hidden] img')].map((one) => one.getAttribute('src'));
    expect(sources).toEqual(['contracts', 'audit', 'migration'].map((name) => `/gallery/picture/open-${name}.svg`));
  });

  it('marks a service by the number of its picture, of which each is there once', () => {
    const { block, ...props } = propsOf(servicesGroupsExamples, 'build, check, keep');
    const [group] = block.groups;
    const [first, second, third] = group?.items ?? [];
    if (!group || !first || !second || !third) throw new Error('The example has three services');
    const image = exampleDrawing('open-dapps', '');
    const items = [first, { ...second, image }, { ...third, image: group.image }];
    const shown = render(<ServicesGroups {...props} block={{ ...block, groups: [{ ...group, items }] }} />);
    expect([...shown.page.querySelectorAll('li')].map(({ dataset }) => dataset.picture)).toEqual([undefined, '2', '1']);
    expect(shown.page.querySelectorAll('img')).toHaveLength(2);
  });

  it('has no empty box where a group has no picture', () => {
    const { page: bare } = render(<ServicesGroups {...propsOf(servicesGroupsExamples, 'as a new one begins')} />);
    expect(bare.querySelector('section section [data-ground]')).toBeNull();
  });
});
