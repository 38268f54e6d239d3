import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { platformsExamples } from './Listings.examples.ts';
import { platforms } from './Listings.schema.ts';
import { Platforms } from './Listings.tsx';

it('puts the asset on the current network and nowhere else', () => {
  const { getAllByRole, page } = render(<Platforms {...propsOf(platformsExamples, 'thirteen networks')} />);
  const networks = getAllByRole('listitem');
  expect(networks).toHaveLength(13);
  const current = page.querySelectorAll('svg');
  expect(current).toHaveLength(1);
  expect(wordsOf(networks.find((network) => network.contains(current[0] ?? null))?.querySelector('h3'))).toBe('Flow');
  expect(wordsOf(page.querySelector('[data-ground=water] > h3'))).toBe('Flow');
});

it('links only the networks that have a page', () => {
  const name = 'four networks with links, one without a note';
  expect(render(<Platforms {...propsOf(platformsExamples, name)} />).getAllByRole('link')).toHaveLength(3);
});

it('refuses two current networks: a page is about one', () => {
  const items = [
    { title: 'Flow', isCurrent: true },
    { title: 'Solana', isCurrent: true },
  ];
  const result = platforms.safeParse({ acf_fc_layout: 'platforms', heading: 'Networks', items });
  expect(result.error?.issues[0]?.message).toBe('at most one network is the current one');
});
