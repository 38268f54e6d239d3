import { expect, it } from 'vitest';
import { withAnswerTime, withAnswerTimes } from './answerTime.ts';

it('puts the answer time of the settings into words', () => {
  expect(withAnswerTime('within {answerTime}', { answerWorkingDays: 2 })).toBe('within two working days');
  expect(withAnswerTime('within {answerTime}', {})).toBe('within one working day');
  expect(withAnswerTime('by noon', { answerWorkingDays: 2 })).toBe('by noon');
});

it('does so in every text of a document, and leaves the rest as it is', () => {
  const document = {
    title: 'Write to us',
    layout: [{ steps: ['A receipt', 'An answer within {answerTime}'] }, { id: 7 }],
  };
  const said = withAnswerTimes(document, { answerWorkingDays: 3 });
  expect(said.layout[0]).toEqual({ steps: ['A receipt', 'An answer within three working days'] });
  expect(said.layout[1]).toBe(document.layout[1]);
  expect(withAnswerTimes(document.layout[1], {})).toBe(document.layout[1]);
});
