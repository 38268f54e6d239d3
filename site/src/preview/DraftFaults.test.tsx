import { render, wordsOf } from '@frontage/blocks/testing/render.ts';
import { expect, it } from 'vitest';
import { DraftFaults } from './DraftFaults.tsx';

it('says where something is wrong, and each thing that is, as text', () => {
  const messages = ['Block 2 (Questions and answers) › Heading: expected text, found nothing', 'Block 3: found "<b>"'];
  const { getAllByRole, getByText } = render(<DraftFaults messages={messages} of="block" />);
  expect(getByText(/This block cannot be shown/)).toBeDefined();
  expect(getAllByRole('listitem').map(wordsOf)).toEqual(messages);
});

it('says nothing of a draft that fits', () => {
  expect(render(<DraftFaults messages={[]} of="document" />).page.childNodes).toHaveLength(0);
});
