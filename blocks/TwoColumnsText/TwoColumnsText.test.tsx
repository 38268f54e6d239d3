import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { twoColumnsTextExamples } from './TwoColumnsText.examples.ts';
import { twoColumnsText } from './TwoColumnsText.schema.ts';
import { TwoColumnsText } from './TwoColumnsText.tsx';

const props = propsOf(twoColumnsTextExamples, 'problem and decision');

describe('TwoColumnsText', () => {
  it('gives each column a heading below that of the section', () => {
    const html = renderToStaticMarkup(<TwoColumnsText {...props} />);
    expect([...html.matchAll(/<h3>([^<]+)/g)].map(([, title]) => title)).toEqual(['What was hard', 'What we decided']);
    expect(html.match(/<p>/g)).toHaveLength(4);
  });

  it('refuses one column and three: it has two', () => {
    const [first, second] = props.block.items;
    expect(twoColumnsText.safeParse({ ...props.block, items: [first] }).success).toBe(false);
    expect(twoColumnsText.safeParse({ ...props.block, items: [first, second, first] }).success).toBe(false);
  });
});
