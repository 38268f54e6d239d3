import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { caseRegisterExamples } from './CaseLists.examples.ts';
import { CaseRegister } from './CaseLists.tsx';

const props = propsOf(caseRegisterExamples, 'four cases');
const { getAllByRole, page } = render(<CaseRegister {...props} />);

describe('CaseRegister', () => {
  it('is a table whose rows are named by links to the cases', () => {
    const links = getAllByRole('rowheader').map((header) => header.querySelector('a'));
    expect(links).toHaveLength(4);
    expect([wordsOf(links[3]), links[3]?.getAttribute('href')]).toEqual(['Causeway', '/work/causeway']);
    expect(getAllByRole('columnheader')).toHaveLength(5);
  });

  it('measures each bar by the longest case', () => {
    const bars = [...page.querySelectorAll('rect[width$="%"]')];
    expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(['50%', '36%', '100%', '79%']);
  });

  it('skips a case that the page does not know', () => {
    const unknown = render(<CaseRegister {...props} page={{ ...props.page, casesBySlug: {} }} />);
    expect(unknown.page.innerHTML).toBe('');
  });
});
