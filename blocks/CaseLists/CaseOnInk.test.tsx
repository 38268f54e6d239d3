import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render } from '../testing/render.ts';
import { caseOnInkExamples } from './CaseLists.examples.ts';
import { CaseOnInk } from './CaseLists.tsx';

const props = propsOf(caseOnInkExamples, 'tidemark');

describe('CaseOnInk', () => {
  it('links to the page of the case that it names', () => {
    const links = render(<CaseOnInk {...props} />).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/work/tidemark');
  });

  it('shows the picture of the case’s own card, if it has one', () => {
    expect(render(<CaseOnInk {...props} />).page.querySelector('img')?.src).toContain('case-tidemark.svg');
    const bare = render(<CaseOnInk {...propsOf(caseOnInkExamples, 'no picture')} />);
    expect(bare.getAllByRole('heading').length).toBeGreaterThan(0);
    expect(bare.page.querySelector('img')).toBeNull();
  });

  it('renders nothing where the case is not published', () => {
    expect(render(<CaseOnInk {...props} page={{ ...props.page, casesBySlug: {} }} />).page.innerHTML).toBe('');
  });
});
