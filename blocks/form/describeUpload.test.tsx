import { catalogues } from '@frontage/contract/words/catalogues.ts';
import { expect, it } from 'vitest';
import { describeUpload } from './AttachmentField.tsx';

const megabyte = 1_048_576;

it('says how much of the file has been sent, with the unit once', () => {
  expect(describeUpload(48.2 * megabyte, { sentBytes: 650, totalBytes: 1000 })).toEqual({
    share: 0.65,
    amount: '31.3 of 48.2\u00a0MB',
  });
});

it('says both units where they differ', () => {
  expect(describeUpload(2 * megabyte, { sentBytes: 100, totalBytes: 1000 }).amount).toBe(
    '204.8\u00a0KB of 2.0\u00a0MB',
  );
});

it('says it in the words of the site', () => {
  const sent = { sentBytes: 650, totalBytes: 1000 };
  expect(describeUpload(48.2 * megabyte, sent, catalogues.de).amount).toBe('31.3 von 48.2\u00a0MB');
});

it('never exceeds the whole file, although the other fields are sent too', () => {
  expect(describeUpload(1000, { sentBytes: 1400, totalBytes: undefined }).share).toBe(1);
});
