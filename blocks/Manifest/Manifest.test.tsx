import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { manifestExamples } from './Manifest.examples.ts';
import { Manifest } from './Manifest.tsx';

const show = (name: string) => render(<Manifest {...propsOf(manifestExamples, name)} />);

describe('Manifest', () => {
  it('makes each row one link that is called by the name of the service', () => {
    const links = show('five services')
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), wordsOf(link)])
      .filter(([href]) => href?.startsWith('/services/'));
    expect(links).toHaveLength(5);
    expect(links[1]).toEqual(['/services/cadence-smart-contracts', 'Smart contracts and audits']);
  });

  it('reads the head of its column before each price, and the row of heads itself to nobody', () => {
    const { getByText, page } = show('five services');
    expect(wordsOf(getByText('$22,000'))).toBe('From: $22,000');
    expect(wordsOf(page.querySelector('div[aria-hidden=true]'))).toContain('From');
  });

  it('leaves its pictures to the eye: the words beside them say the same', () => {
    const pictures = [...show('five services').page.querySelectorAll('img')];
    expect(pictures.map(({ alt }) => alt)).toEqual(['', '', '', '', '']);
  });

  it('leaves the common link out where the editor gave none', () => {
    expect(show('one service, no common link').getAllByRole('link')).toHaveLength(1);
  });
});
