import { describe, expect, it } from 'vitest';
import { problemOfFile, readableSize } from './fileCheck.ts';
import { maxFileBytes } from './limits.ts';

describe('a file, checked before it is sent', () => {
  it('may be exactly as large as the limit', () => {
    expect(problemOfFile({ name: 'plan.pdf', size: maxFileBytes })).toBeUndefined();
  });

  it('is refused one byte above the limit', () => {
    expect(problemOfFile({ name: 'plan.pdf', size: maxFileBytes + 1 })).toBe('fileTooLarge');
  });

  it('is refused when it is empty', () => {
    expect(problemOfFile({ name: 'plan.pdf', size: 0 })).toBe('fileEmpty');
  });

  it.each(['plan.PDF', 'sheet.numbers', 'talk.key', 'a.b.docx'])('is taken with the name %s', (name) => {
    expect(problemOfFile({ name, size: 10 })).toBeUndefined();
  });

  it.each(['movie.mov', 'page.html', 'pdf', '.pdf', 'plan.pdf.exe', ''])('is refused with the name "%s"', (name) => {
    expect(problemOfFile({ name, size: 10 })).toBe('fileTypeRefused');
  });
});

it('prints sizes in the units of the limit', () => {
  expect([maxFileBytes, 50_541_363, 851_443_712, 1024].map(readableSize)).toEqual([
    '50.0\u00a0MB',
    '48.2\u00a0MB',
    '812\u00a0MB',
    '1.0\u00a0KB',
  ]);
});
