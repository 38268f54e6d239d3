import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { manifestExamples } from './Manifest.examples.ts';
import { Manifest } from './Manifest.tsx';

const render = (name: string) => renderToStaticMarkup(<Manifest {...propsOf(manifestExamples, name)} />);

describe('Manifest', () => {
  it('makes each row one link that is called by the name of the service', () => {
    const links = [...render('five services').matchAll(/<a href="(\/services\/[^"]+)"[^>]*>([^<]+)<\/a>/g)];
    expect(links).toHaveLength(5);
    expect(links[1]?.slice(1)).toEqual(['/services/cadence-smart-contracts', 'Smart contracts and audits']);
  });

  it('reads the head of its column before each price, and the row of heads itself to nobody', () => {
    expect(render('five services')).toContain('<span class="visually-hidden">From: </span>$22,000');
    expect(render('five services')).toContain('<div aria-hidden="true"');
  });

  it('leaves its pictures to the eye: the words beside them say the same', () => {
    expect(render('five services').match(/<img [^>]*alt=""/g)).toHaveLength(5);
  });

  it('leaves the common link out where the editor gave none', () => {
    expect(render('one service, no common link').match(/<a /g)).toHaveLength(1);
  });
});
