import { fill, type Said } from '@frontage/contract/words/say.ts';
import { z } from 'zod';
import { say, wordsFor } from '../admin/say.ts';
import { sayAgain } from '../admin/sayAgain.ts';

/** Validates in the form what the content API would refuse. An empty input counts as missing. */
export function validatorOf(schema: z.core.$ZodType): (value: unknown) => true | string {
  return (value) => {
    const result = z.safeParse(schema, value === '' || value === null ? undefined : value);
    const issue = result.error?.issues[0];
    return issue ? faultInWords(issue, value) : true;
  };
}

/** Says what to do about an invalid value, without technical terms. */
function faultInWords(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined || value === null || value === '') return say('This field is required.');
  switch (issue.code) {
    case 'too_small':
      return say('At least {amount}', { amount: amount(issue.minimum, issue.origin) });
    case 'too_big':
      return say('At most {amount}{size}', { amount: amount(issue.maximum, issue.origin), size: sizeOf(value) });
    case 'invalid_type':
      return issue.message.startsWith('Invalid input')
        ? say(typeWords[issue.expected] ?? 'This does not fit here')
        : sayAgain(sentence(issue.message));
    case 'invalid_value':
      return say('One of {values}', { values: issue.values.join(', ') });
    case 'invalid_format':
      return say(formatWords[issue.format] ?? sentence(issue.message));
    case 'custom': {
      const { id = sentence(issue.message), values }: Partial<Said> = issue.params ?? {};
      return values ? fill(wordsFor(id), values) : sayAgain(id);
    }
    default:
      return sayAgain(sentence(issue.message));
  }
}

const typeWords: Record<string, string> = { number: 'A number', int: 'A whole number', string: 'A text' };

const formatWords: Record<string, string> = {
  date: 'A day such as 2026-10-06',
  datetime: 'A day and a time',
  email: 'An email address such as name@example.com',
  url: 'An address that begins with https://',
};

function amount(limit: number | bigint, origin: string): string {
  if (origin === 'string')
    return Number(limit) === 1 ? say('one character') : say('{limit} characters', { limit: Number(limit) });
  if (origin === 'array') return Number(limit) === 1 ? say('one') : String(limit);
  return String(limit);
}

function sizeOf(value: unknown): string {
  return typeof value === 'string' ? say('; there are {value} now', { value: value.length }) : '';
}

/** Capitalises a message: a schema words what it expects as part of a sentence. */
export function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}
