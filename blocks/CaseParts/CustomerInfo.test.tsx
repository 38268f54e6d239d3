import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { customerInfoExamples } from './CaseParts.examples.ts';
import { CustomerInfo } from './CaseParts.tsx';

const show = (name: string) => render(<CustomerInfo {...propsOf(customerInfoExamples, name)} />);

describe('CustomerInfo', () => {
  it('says whose words they are, as the caption of the quote', () => {
    const [quote, caption] = show('an exchange').getByRole('figure').children;
    expect([quote?.tagName, caption?.tagName]).toEqual(['BLOCKQUOTE', 'FIGCAPTION']);
    expect(wordsOf(quote)).toMatch(/^“They drew/);
    expect(wordsOf(caption)).toContain('Jonas Verhagen');
  });

  it('has a heading, by which it is found without looking', () => {
    const { getByRole } = show('an exchange');
    expect(getByRole('region', { name: 'In the words of Jonas Verhagen' })).toBe(
      getByRole('heading').closest('section'),
    );
  });

  it('leaves out facts and portrait where the editor gave none', () => {
    const [facts, portrait] = ['an exchange', 'with a portrait and without facts'].map((name) => show(name).page);
    expect([facts?.querySelector('dl')?.tagName, facts?.querySelector('img')]).toEqual(['DL', null]);
    expect([portrait?.querySelector('dl'), portrait?.querySelector('img')?.tagName]).toEqual([null, 'IMG']);
  });

  it('shows a portrait, which says nothing beside the name', () => {
    const portrait = show('with a portrait and without facts').page.querySelector('img');
    expect(portrait?.getAttribute('src')).toMatch(/case-opaline/);
    expect(portrait?.alt).toBe('');
  });
});
