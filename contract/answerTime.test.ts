import { expect, it } from 'vitest';
import { withAnswerTime } from './answerTime.ts';

it('says in words how long an answer takes, as the settings have it', () => {
  expect(withAnswerTime('within {answerTime}', { answerWorkingDays: 2 })).toBe('within two working days');
  expect(withAnswerTime('within {answerTime}', {})).toBe('within one working day');
  expect(withAnswerTime('by noon', { answerWorkingDays: 2 })).toBe('by noon');
});
