import { render, wordsOf } from '@frontage/blocks/testing/render.ts';
import { expect, it } from 'vitest';
import { DraftFaults } from './DraftFaults.tsx';

it('names the faulty part, and lists each fault as text', () => {
  const messages = ['Block 2 (Questions and answers) › Heading: is missing', 'Block 3: found "<b>"'];
  const { getAllByRole, getByText } = render(<DraftFaults messages={messages} of="block" />);
  expect(getByText(/This block cannot be shown/)).toBeDefined();
  expect(getAllByRole('listitem').map(wordsOf)).toEqual(messages);
});

it('renders nothing for a valid draft', () => {
  expect(render(<DraftFaults messages={[]} of="document" />).page.childNodes).toHaveLength(0);
});
