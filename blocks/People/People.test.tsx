import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { peopleExamples } from './People.examples.ts';
import { People } from './People.tsx';

const render = (name: string) => renderToStaticMarkup(<People {...propsOf(peopleExamples, name)} />);
const heightsIn = (html: string) =>
  [...html.matchAll(/width="12" height="(\d+)"/g)].map(([, height]) => Number(height));

describe('People', () => {
  it('makes a post higher by the same for every year', () => {
    const [eleven, nine, thirteen] = heightsIn(render('seven and a vacancy'));
    expect((eleven ?? 0) - (nine ?? 0)).toBe(48);
    expect((thirteen ?? 0) - (eleven ?? 0)).toBe(48);
  });

  it('says the years in words beside each post', () => {
    expect(render('seven and a vacancy')).toContain('13<span class="visually-hidden"> years</span>');
  });

  it('leads from the vacancy to where it is described', () => {
    expect(render('seven and a vacancy')).toContain('<a href="/careers">You, perhaps</a>');
  });

  it('shows no vivid square where no post is free', () => {
    expect(render('three, one of them new, no vacancy')).not.toContain('asset');
  });
});
