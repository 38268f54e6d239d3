import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { homeHeroExamples } from './HomeHero.examples.ts';
import { homeHero } from './HomeHero.schema.ts';
import { HomeHero } from './HomeHero.tsx';

const render = (name: string) => renderToStaticMarkup(<HomeHero {...propsOf(homeHeroExamples, name)} />);

describe('HomeHero', () => {
  it('has one first-level heading, and no words in it but the editor’s', () => {
    const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(render('home'))?.[1];
    expect(heading?.replaceAll(/<[^>]+>/g, '').trim()).toBe('Software you can count on');
  });

  it('names the section by its heading', () => {
    expect(render('home')).toContain('aria-labelledby="example-heading"');
    expect(render('home')).toContain('<h1 id="example-heading"');
  });

  it('leaves the quiet link out where the editor gave none', () => {
    expect(render('one line, one action, two facts').match(/<a /g)).toHaveLength(1);
  });

  it('refuses five facts: four fill the row', () => {
    const { block } = propsOf(homeHeroExamples, 'home');
    const facts = [...block.facts, { title: 'A fifth', description: 'too many' }];
    expect(homeHero.safeParse({ ...block, facts }).success).toBe(false);
  });

  it('draws without a style attribute, which the security policy forbids', () => {
    expect(render('home')).not.toContain('style=');
  });
});
