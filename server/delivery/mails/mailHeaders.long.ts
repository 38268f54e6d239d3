import { expect, it } from 'vitest';
import { readGeneratedMails } from '../../testing/generatedMails.ts';

it('keeps the headers of an email unchanged, whatever is typed: 10,000 of 10,000', async () => {
  expect(await readGeneratedMails(10_000)).toBe(10_000);
}, 600_000);
