import { render } from '@frontage/blocks/testing/render.ts';
import type { Block } from '@frontage/contract/blocks.ts';
import { describe, expect, it } from 'vitest';
import { placesOf } from '../preview/placesOf.ts';
import { SectionLinks } from './SectionLinks.tsx';

/** The words for a page with these blocks, and where each leads. */
const linksOf = (...layouts: string[]) => {
  const blocks = layouts.map((layout) => {
    const [acf_fc_layout, anchor] = layout.split('#');
    return { acf_fc_layout, ...(anchor ? { anchor } : {}) } as Block;
  });
  const { queryAllByRole } = render(<SectionLinks places={placesOf(blocks, undefined)} />);
  return queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
};

describe('the words that follow the reader', () => {
  it('are five on a landing page, and lead to its sections, the first of each kind', () => {
    const start = ['hero', 'breadcrumbs', 'challenges', 'services_accordion', 'form', 'cases#portfolio'];
    expect(linksOf(...start, 'cost', 'slider', 'process', 'faq', 'cost')).toEqual([
      'Services #section-4',
      'Cases #portfolio',
      'Price #section-7',
      'Process #section-9',
      'Questions #section-10',
    ]);
  });

  it('begin with the challenges where there is room', () => {
    expect(linksOf('hero', 'challenges', 'cases', 'cost', 'faq').map((link) => link.split(' ')[0])).toEqual([
      'Challenges',
      'Cases',
      'Price',
      'Questions',
    ]);
  });

  it('tell the story of a case', () => {
    const links = linksOf('work', 'product_screen', 'about_the_client', 'solutions', 'team', 'client_success');
    expect(links.map((link) => link.split(' ')[0])).toEqual(['Product', 'Client', 'Decisions', 'Team', 'Results']);
  });

  it('are missing on a page with fewer than four such sections', () => {
    expect(linksOf('hero', 'cases', 'cost', 'faq')).toEqual([]);
  });
});
