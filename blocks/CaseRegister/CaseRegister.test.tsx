import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { caseRegisterExamples } from './CaseRegister.examples.ts';
import { CaseRegister } from './CaseRegister.tsx';

const props = propsOf(caseRegisterExamples, 'four cases');
const html = renderToStaticMarkup(<CaseRegister {...props} />);

describe('CaseRegister', () => {
  it('is a table whose rows are named by links to the cases', () => {
    const links = [...html.matchAll(/<th scope="row"[^>]*><a href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, name]) => [
      name,
      href,
    ]);
    expect(links[3]).toEqual(['Causeway', '/work/causeway']);
    expect(links).toHaveLength(4);
    expect(html.match(/<th scope="col"/g)).toHaveLength(5);
  });

  it('measures each bar by the longest case', () => {
    const widths = [...html.matchAll(/<rect[^>]* width="(\d+)%"/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([50, 36, 100, 79]);
  });

  it('passes over a case that the page does not know', () => {
    const page = { ...props.page, casesBySlug: {} };
    expect(renderToStaticMarkup(<CaseRegister {...props} page={page} />)).toBe('');
  });
});
