import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { caseOnInkExamples } from './CaseOnInk.examples.ts';
import { CaseOnInk } from './CaseOnInk.tsx';

const props = propsOf(caseOnInkExamples, 'tidemark');

describe('CaseOnInk', () => {
  it('leads to the page of the case that it names', () => {
    expect(renderToStaticMarkup(<CaseOnInk {...props} />)).toContain('href="/work/tidemark"');
  });

  it('shows the picture of the case’s own card, and does without where there is none', () => {
    expect(renderToStaticMarkup(<CaseOnInk {...props} />)).toContain('case-tidemark.svg');
    const bare = renderToStaticMarkup(<CaseOnInk {...propsOf(caseOnInkExamples, 'no picture')} />);
    expect(bare).not.toContain('<img');
  });

  it('leaves nothing behind where the case is not published', () => {
    expect(renderToStaticMarkup(<CaseOnInk {...props} page={{ ...props.page, casesBySlug: {} }} />)).toBe('');
  });
});
