import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { twoColumnsTextExamples } from './CaseParts.examples.ts';
import { twoColumnsText } from './CaseParts.schema.ts';
import { TwoColumnsText } from './CaseParts.tsx';

const props = propsOf(twoColumnsTextExamples, 'problem and decision');

describe('TwoColumnsText', () => {
  it('gives each column a heading below that of the section, and its text below it', () => {
    const { getAllByRole, page } = render(<TwoColumnsText {...props} />);
    expect(getAllByRole('heading', { level: 3 }).map(wordsOf)).toEqual(['What was hard', 'What we decided']);
    const order = [...page.querySelectorAll('h2, h3, p')].map(({ localName }) => localName);
    expect(order).toEqual(['h2', 'h3', 'p', 'p', 'h3', 'p', 'p']);
  });

  it('has room for two columns, and tells an editor so who gave one or three', () => {
    const [first, second] = props.block.items;
    const faultOf = (items: unknown[]) => twoColumnsText.safeParse({ ...props.block, items }).error?.issues[0]?.path;
    expect(faultOf([first])).toEqual(['items']);
    expect(faultOf([first, second, first])).toEqual(['items']);
    expect(faultOf([second, first])).toBeUndefined();
  });
});
