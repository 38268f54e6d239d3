import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { manifestExamples } from './Listings.examples.ts';
import { Manifest } from './Listings.tsx';

const show = (name: string) => render(<Manifest {...propsOf(manifestExamples, name)} />);

describe('Manifest', () => {
  it('makes each row one link named after the service', () => {
    const links = show('five services')
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), wordsOf(link)])
      .filter(([href]) => href?.startsWith('/services/'));
    expect(links).toHaveLength(5);
    expect(links[1]).toEqual(['/services/cadence-smart-contracts', 'Smart contracts and audits']);
  });

  it('reads the head of its column before each price, and hides the row of heads from screen readers', () => {
    const { getByText, page } = show('five services');
    expect(wordsOf(getByText('$22,000'))).toBe('From: $22,000');
    expect(wordsOf(page.querySelector('div[aria-hidden=true]'))).toContain('From');
  });

  it('hides its pictures from screen readers: the words next to them say the same', () => {
    const pictures = [...show('five services').page.querySelectorAll('img')];
    expect(pictures.map(({ alt }) => alt)).toEqual(['', '', '', '', '']);
  });

  it('leaves out the common link where the editor gave none', () => {
    expect(show('one service, no common link').getAllByRole('link')).toHaveLength(1);
  });
});
