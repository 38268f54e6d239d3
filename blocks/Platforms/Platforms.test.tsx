import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { platformsExamples } from './Platforms.examples.ts';
import { platforms } from './Platforms.schema.ts';
import { Platforms } from './Platforms.tsx';

it('puts the asset on the current network and nowhere else', () => {
  const html = renderToStaticMarkup(<Platforms {...propsOf(platformsExamples, 'thirteen networks')} />);
  expect(html.match(/<li/g)).toHaveLength(13);
  expect(html.match(/<svg/g)).toHaveLength(1);
  expect(html).toMatch(/data-ground="water"><h3[^>]*>Flow</);
});

it('links only the networks that have a page', () => {
  const html = renderToStaticMarkup(
    <Platforms {...propsOf(platformsExamples, 'four networks with links, one without a note')} />,
  );
  expect(html.match(/<a /g)).toHaveLength(3);
});

it('refuses two current networks: a page is about one', () => {
  const items = [
    { title: 'Flow', isCurrent: true },
    { title: 'Solana', isCurrent: true },
  ];
  const result = platforms.safeParse({ acf_fc_layout: 'platforms', heading: 'Networks', items });
  expect(result.error?.issues[0]?.message).toBe('at most one network is the current one');
});
