import { expect, test } from 'vitest';
import { colleagueWords } from './colleagueWords.ts';

const at = (iso: string) => iso.slice(11, 16);
const colleague = { name: 'Bo Vinter', since: '2026-11-24T14:02:00.000Z', isLater: true, isWriting: false };

test('says nothing if nobody else is there', () => {
  expect(colleagueWords({ others: [] }, at)).toBe('');
});

test('names everybody who has it open', () => {
  expect(colleagueWords({ others: [colleague] }, at)).toMatch(/^Bo Vinter has this open too\./);
  const others = [colleague, { ...colleague, name: 'Kim Aas' }];
  expect(colleagueWords({ others }, at)).toMatch(/^Bo Vinter and Kim Aas have this open too\./);
});

test('tells the first that it was taken over, and the second that the first writes', () => {
  const writing = { ...colleague, isWriting: true };
  expect(colleagueWords({ others: [writing] }, at)).toMatch(/^Bo Vinter took this over and writes in it\./);
  expect(colleagueWords({ others: [{ ...writing, isLater: false }] }, at)).toMatch(/^Bo Vinter writes in this\./);
});

test('asks for a reload if somebody else saved in the meantime', () => {
  const changed = { by: 'Bo Vinter', at: '2026-11-24T14:05:00.000Z' };
  expect(colleagueWords({ others: [], changed }, at)).toMatch(/^Bo Vinter saved changes at 14:05\. Reload/);
  expect(colleagueWords({ others: [colleague], changed }, at)).toMatch(/^Bo Vinter saved changes at 14:05\. Reload/);
  const others = [{ ...colleague, isWriting: true }];
  expect(colleagueWords({ others, changed }, at)).toMatch(/^Bo Vinter took this over .+ saved changes at 14:05/);
});
