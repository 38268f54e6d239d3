import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { reasonsExamples } from './Reasons.examples.ts';
import { reasons } from './Reasons.schema.ts';
import { Reasons } from './Reasons.tsx';

describe('Reasons', () => {
  it('explains the first reason by a drawing that has a name', () => {
    const html = renderToStaticMarkup(<Reasons {...propsOf(reasonsExamples, 'three reasons over a handover')} />);
    const first = html.slice(0, html.indexOf('It is yours'));
    expect(first.match(/role="img" aria-label="Everything that was built is handed over"/g)).toHaveLength(2);
    expect(html.slice(first.length)).not.toContain('<svg');
  });

  it('does without a drawing where the editor chose none', () => {
    const html = renderToStaticMarkup(<Reasons {...propsOf(reasonsExamples, 'long reasons without a drawing')} />);
    expect(html).not.toContain('<svg');
  });

  it('takes three reasons, neither two nor four', () => {
    const { block } = propsOf(reasonsExamples, 'three reasons over a handover');
    const [first, second] = block.items;
    expect(reasons.safeParse({ ...block, items: [first, second] }).success).toBe(false);
    expect(reasons.safeParse({ ...block, items: [...block.items, first] }).success).toBe(false);
  });
});
