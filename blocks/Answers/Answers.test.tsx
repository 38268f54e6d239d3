import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { answersExamples } from './Answers.examples.ts';
import { Answers } from './Answers.tsx';

const render = (name: string) => renderToStaticMarkup(<Answers {...propsOf(answersExamples, name)} />);

describe('Answers', () => {
  it('puts each question above its answer as a heading', () => {
    expect(render('five questions').match(/<h3/g)).toHaveLength(5);
    expect(render('five questions')).toMatch(/half done\?<\/h3><p[^>]*>No\. /);
  });

  it('leads on from a row where the editor said so, and from no other', () => {
    const html = render('sentences with prices, on land, that lead on');
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('href="/services/consulting"');
  });

  it('stands on the ground that was chosen, else on paper', () => {
    expect(render('sentences with prices, on land, that lead on')).toContain('data-ground="land"');
    expect(render('five questions')).toContain('data-ground="paper"');
  });

  it('leaves no empty note behind', () => {
    expect(render('one long row without a note').match(/<p/g)).toHaveLength(1);
  });
});
