import { expect, test } from 'vitest';
import { z } from 'zod';
import { EnvironmentFault } from './EnvironmentFault.ts';
import { allOf, oneOf, parseVariables, wholeNumber } from './variables.ts';

const schema = z.object({
  PORT: wholeNumber('a port number', 1, 65_535).default(3000),
  LEVEL: oneOf(['low', 'high', 'off']).default('low'),
  TOKEN: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
});

function faultsOf(work: () => unknown): readonly string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof EnvironmentFault) return error.faults;
    throw error;
  }
  return [];
}

test('an empty variable counts as missing', () => {
  expect(parseVariables(schema, { PORT: '', TOKEN: '' })).toEqual({ PORT: 3000, LEVEL: 'low' });
});

test('each wrong variable is named once, with what was expected and the fix, and never with its value', () => {
  expect(faultsOf(() => parseVariables(schema, { PORT: '70000.5', LEVEL: 'canary', TOKEN: 'canary' }))).toEqual([
    'PORT: must be a port number: a whole number from 1 to 65535. Set it so, or leave it out: it is then 3000.',
    'LEVEL: must be low, high or off. Set it so, or leave it out: it is then low.',
    'TOKEN: must have at least 32 characters. Set it so, or leave it out.',
  ]);
});

test('faults of several readings are reported together, one for each variable', () => {
  const read = () => parseVariables(schema, { PORT: 'none' });
  const other = () => {
    throw new EnvironmentFault('HOST: is away. Set it.');
  };
  expect(faultsOf(() => allOf(read, other, read)).map((fault) => fault.split(':')[0])).toEqual(['PORT', 'HOST']);
});

test('any other error is thrown as it is', () => {
  const broken = new Error('broken');
  expect(() =>
    allOf(() => {
      throw broken;
    }),
  ).toThrow(broken);
});
