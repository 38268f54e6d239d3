import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { headDescriptionExamples } from './CaseParts.examples.ts';
import { HeadDescription } from './CaseParts.tsx';

const shown = render(<HeadDescription {...propsOf(headDescriptionExamples, 'a bridge in four facts')} />);

describe('HeadDescription', () => {
  it('is the title of the page and names its section', () => {
    const title = shown.getByRole('heading', { level: 1 });
    expect(shown.getByRole('region', { name: wordsOf(title) }).contains(title)).toBe(true);
  });

  it('pairs each fact with its label for screen readers', () => {
    const { facts } = propsOf(headDescriptionExamples, 'a bridge in four facts').block;
    const pairs = shown.getAllByRole('term').map((term) => [wordsOf(term), wordsOf(term.nextElementSibling)]);
    expect(pairs[0]).toEqual(['Client', 'Larkspur Exchange, Rotterdam']);
    expect(pairs).toHaveLength(facts.length);
  });
});
