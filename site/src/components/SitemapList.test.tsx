import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SitemapList } from './SitemapList.tsx';

it('lists the pages of each kind below a heading of their own', () => {
  const groups = [
    { heading: 'Services', links: [{ href: '/services/flow', label: 'Flow' }] },
    { heading: 'Company', links: [{ href: '/team', label: 'Team' }] },
  ];
  const html = renderToStaticMarkup(<SitemapList title="Every page" groups={groups} />);
  expect(html.match(/<h2/g)).toHaveLength(2);
  expect(html).toContain('<a href="/team">Team</a>');
});
