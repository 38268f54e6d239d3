import type { TextField } from 'payload';
import { say } from '../admin/say.ts';
import { chosenBy } from './chosenBy.ts';

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A day, `YYYY-MM-DD`, without a time or a zone. */
export function dayField(name: string, label: string, required: boolean) {
  return {
    name,
    label,
    type: 'text',
    required,
    ...chosenBy('date'),
    validate: (value: unknown) =>
      (typeof value === 'string' && day.test(value)) || (!required && !value) || say('Choose a day'),
  } as const satisfies TextField;
}
