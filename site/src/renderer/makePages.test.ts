import { expect, it } from 'vitest';
import { faultsOfPage } from '../head/graph/requiredFields.ts';
import { findGraphFaults } from './makePages.ts';

const page = (...lacks: string[]) => ({ facts: [], lacks });
const document = { kind: 'page', id: 7 } as const;

it('tells the editor page, field and where to fix it, for a page that is shown', () => {
  const pages = new Map([['/services/flow', page('Service lacks description')]]);
  expect(findGraphFaults(pages, new Map([['/services/flow', { document }]]))).toEqual([
    {
      path: '/services/flow',
      document,
      message:
        'What search engines are told on this page lacks something:\n  Service lacks description. Fix it in the offer of the page.',
      isKept: false,
      isShown: true,
    },
  ]);
});

it('reports a fault that all pages share only once', () => {
  const pages = new Map(Array.from({ length: 200 }, (_, index) => [`/${index}`, page('Organization lacks sameAs')]));
  const faults = findGraphFaults(pages, new Map());
  expect(faults).toHaveLength(1);
  expect(faults[0]?.message).toContain('on 200 pages');
  expect(faults[0]?.message).toContain('Fix it in the site settings');
});

it('reads the graph that visitors get', () => {
  const graph = { '@graph': [{ '@type': 'WebSite', name: 'Wharfside', url: '/' }] };
  const html = `<head><script type="application/ld+json">${JSON.stringify(graph)}</script></head>`;
  expect(faultsOfPage(html)).toEqual(['WebSite lacks publisher']);
  expect(faultsOfPage('<head></head>')).toEqual([]);
});
