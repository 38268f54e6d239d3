import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { homeHeroExamples } from './HomeHero.examples.ts';
import { homeHero } from './HomeHero.schema.ts';
import { HomeHero } from './HomeHero.tsx';

const show = (name: string) => render(<HomeHero {...propsOf(homeHeroExamples, name)} />);

describe('HomeHero', () => {
  it('has one first-level heading, with only the editor’s words in it', () => {
    expect(wordsOf(show('home').getByRole('heading', { level: 1 }))).toBe('Software you can count on');
  });

  it('names the section by its heading', () => {
    expect(show('home').getByRole('region', { name: 'Software you can count on' })).toBeTruthy();
  });

  it('leaves the quiet link out where the editor gave none', () => {
    expect(show('one line, one action, two facts').getAllByRole('link')).toHaveLength(1);
  });

  it('refuses five facts: four fill the row', () => {
    const { block } = propsOf(homeHeroExamples, 'home');
    const facts = [...block.facts, { title: 'A fifth', description: 'too many' }];
    expect(homeHero.safeParse({ ...block, facts }).success).toBe(false);
  });

  it('draws without a style attribute, which the security policy forbids', () => {
    expect(show('home').page.querySelector('svg')).toBeTruthy();
    expect(show('home').page.querySelector('[style]')).toBeNull();
  });
});
