import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { stepsExamples } from './Sequences.examples.ts';
import { steps } from './Sequences.schema.ts';
import { Steps } from './Sequences.tsx';

const show = (name: string) => render(<Steps {...propsOf(stepsExamples, name)} />);
const stepsIn = (name: string) => [...show(name).page.querySelectorAll('ol > li')];

describe('Steps', () => {
  it('is an ordered list, because the order matters', () => {
    expect(show('six steps').getByRole('list').tagName).toBe('OL');
    expect(stepsIn('six steps')).toHaveLength(6);
  });

  it('has the asset once, at the end of the last step', () => {
    for (const name of ['six steps', 'four steps, one with a list', 'five steps']) {
      const steps = stepsIn(name);
      expect(steps.filter((step) => step.querySelector('[aria-hidden=true]'))).toEqual([steps.at(-1)]);
    }
  });

  it('leaves out text and list where a step has none', () => {
    const [first] = stepsIn('four steps, one with a list');
    expect(wordsOf(first)).toContain('Read');
    expect(first?.querySelector('p, ul')).toBeNull();
  });

  it('takes three to nine steps', () => {
    const { block } = propsOf(stepsExamples, 'six steps');
    const of = (count: number) => ({ ...block, items: Array.from({ length: count }, () => block.items[0]) });
    expect([2, 3, 9, 10].map((count) => steps.safeParse(of(count)).success)).toEqual([false, true, true, false]);
  });
});
