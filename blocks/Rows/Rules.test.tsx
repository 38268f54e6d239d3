import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { rulesExamples } from './Rows.examples.ts';
import { rules } from './Rows.schema.ts';
import { Rules } from './Rows.tsx';

const props = propsOf(rulesExamples, 'four rules');
const { getAllByRole, getByRole } = render(<Rules {...props} />);

describe('Rules', () => {
  it('is a table named by its heading, with a head for each column', () => {
    expect(getByRole('table', { name: wordsOf(getByRole('heading')) })).toBeTruthy();
    expect(getAllByRole('columnheader')).toHaveLength(3);
  });

  it('uses the name of a rule as the head of its row', () => {
    expect(getAllByRole('rowheader').map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'MiCA',
      'DORA',
      'Travel Rule',
      'PSD2',
    ]);
  });

  it('is refused without a word on what it is not', () => {
    const { note, ...rest } = props.block;
    expect(note).toContain('Not legal advice');
    expect(rules.safeParse(rest).success).toBe(false);
  });
});
