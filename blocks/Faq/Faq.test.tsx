import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { faqExamples } from './Faq.examples.ts';
import { Faq } from './Faq.tsx';

describe('Faq', () => {
  it('opens only the questions that the editor marked', () => {
    const html = renderToStaticMarkup(<Faq {...propsOf(faqExamples, 'five questions, two open')} />);
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(2);
  });

  it('lets each question open on its own: no two share a group', () => {
    const html = renderToStaticMarkup(<Faq {...propsOf(faqExamples, 'five questions, two open')} />);
    expect(html).not.toContain('name=');
  });

  it('leaves the mail address out where the editor gave no contact line', () => {
    const html = renderToStaticMarkup(<Faq {...propsOf(faqExamples, 'one long question')} />);
    expect(html).not.toContain('mailto:');
  });
});
