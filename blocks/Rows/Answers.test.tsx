import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { answersExamples } from './Rows.examples.ts';
import { Answers } from './Rows.tsx';

const show = (name: string) => render(<Answers {...propsOf(answersExamples, name)} />);
const leading = 'sentences with prices, on land, that lead on';

describe('Answers', () => {
  it('puts each question above its answer as a heading', () => {
    const questions = show('five questions').getAllByRole('heading', { level: 3 });
    expect(questions).toHaveLength(5);
    const answer = questions.find((question) => wordsOf(question).endsWith('half done?'))?.nextElementSibling;
    expect([answer?.tagName, wordsOf(answer).slice(0, 4)]).toEqual(['P', 'No. ']);
  });

  it('links on from the rows for which the editor gave a link, and from no others', () => {
    const links = show(leading).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/services/consulting']);
  });

  it('is on the chosen ground, otherwise on paper', () => {
    const groundOf = (name: string) => show(name).page.querySelector<HTMLElement>('section')?.dataset.ground;
    expect(groundOf(leading)).toBe('land');
    expect(groundOf('five questions')).toBe('paper');
  });

  it('leaves no empty note behind', () => {
    expect(show('one long row without a note').getAllByRole('paragraph')).toHaveLength(1);
  });
});
