import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { proofExamples } from './Proof.examples.ts';
import { proof } from './Proof.schema.ts';
import { Proof } from './Proof.tsx';
import { groupsOf } from './TallyStrokes.tsx';

const render = (name: string) => renderToStaticMarkup(<Proof {...propsOf(proofExamples, name)} />);

/** Uprights and slashes that were drawn. */
const strokesIn = (html: string) =>
  [...html.matchAll(/ d="([^"]+)"/g)].flatMap(([, path]) => path?.match(/M/g) ?? []).length;

describe('Proof', () => {
  it('draws exactly as many strokes as were delivered', () => {
    expect(strokesIn(render('eighty-three'))).toBe(83);
    expect(strokesIn(render('two years, one of them empty'))).toBe(5);
  });

  it('leads by the name of each client to their words, and has no row where none is named', () => {
    expect(render('eighty-three')).toContain('<a href="/work/tidemark#their-words">Northgate Clearing</a>');
    expect(render('two years, one of them empty')).not.toContain('class="clients"');
  });

  it('shows the initials of who said it, of the name alone', () => {
    expect(render('eighty-three')).toMatch(/aria-hidden="true">MI<\/span>/);
  });

  it('says each year with its number to those who do not see strokes', () => {
    expect(render('eighty-three')).toContain('2021<span class="visually-hidden">: 11</span>');
  });

  it('refuses years that do not add up, and says both sums', () => {
    const { block } = propsOf(proofExamples, 'eighty-three');
    const issue = proof.safeParse({ ...block, total: 84 }).error?.issues[0];
    expect(issue?.path).toEqual(['total']);
    expect(issue?.message).toBe('The years add up to 83, and the sum is given as 84. Fix one of them');
  });

  it('sets one square for the next, in the last year alone', () => {
    expect(render('eighty-three').match(/asset/g)).toHaveLength(1);
  });

  it('prints the rating that all reviews come to, and leaves the fact out before the first one', () => {
    const props = propsOf(proofExamples, 'eighty-three');
    expect(render('eighty-three')).toContain('<dt>4.8/5</dt><dd>from 5 reviews, all with a name</dd>');
    const unrated = renderToStaticMarkup(<Proof {...props} page={{ ...props.page, reviews: [] }} />);
    expect(unrated).toContain('<dt>200+</dt>');
    expect(unrated).not.toContain('reviews');
  });

  it('counts in fives', () => {
    expect(groupsOf(0)).toEqual([]);
    expect(groupsOf(11)).toEqual([
      { first: 1, size: 5 },
      { first: 6, size: 5 },
      { first: 11, size: 1 },
    ]);
  });
});
