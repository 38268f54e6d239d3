import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { stackExamples } from './Listings.examples.ts';
import { Stack } from './Listings.tsx';

const props = propsOf(stackExamples, 'six kinds of work');
const shown = render(<Stack {...props} />);

it('connects each list of tools with its kind of work', () => {
  const kinds = shown.getAllByRole('term').map((term) => {
    const tools = term.nextElementSibling?.querySelectorAll('dd > ul > li') ?? [];
    return { title: wordsOf(term), list: [...tools].map(wordsOf) };
  });
  expect(kinds).toEqual(props.block.items.map(({ list, title }) => ({ title, list })));
});

it('reads only the tools: the dividing strokes are drawn', () => {
  const [lines] = shown.getAllByRole('definition');
  expect(lines?.textContent).toBe(props.block.items[0]?.list.join(''));
});
