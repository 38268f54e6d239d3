import { formTable } from '@frontage/contract/forms/formTable.ts';
import { expect, test } from 'vitest';
import { expectSidesToAgree, expectStoredAsMeant } from '../testing/expectStoredAsMeant.ts';
import { parseRequest } from './parseRequest.ts';

/* R64 */
test('what is pasted into a form is stored as it was meant, and browser and host agree', () => {
  expectStoredAsMeant(500);
});

test('browser and host agree on whatever is typed', () => {
  expectSidesToAgree(300);
});

test('what is blank is missing, as if it had not been sent', () => {
  const typed = { repository: 'https://git.example/vault', network: 'Flow', language: 'Cadence', name: 'Ada' };
  const blank = { phone: ' ', company: '\u200b', deadline: ' ', linesOfCode: ' ', message: '\n' };
  const sent = { ...typed, ...blank, email: 'ada@company.com' };
  const fields = new Map(Object.entries(sent).map(([name, value]) => [name, [value]]));
  const parsed = parseRequest(formTable.audit, { fields, files: [] });
  expect(parsed.ok && parsed.submission.fields).toEqual({ name: 'Ada', email: 'ada@company.com' });
});
