import { describe, expect, it } from 'vitest';
import { bodyOf, prepareFields } from './preparePayload.ts';

const context = { pageAddress: 'https://wharfside.example/services/flow', now: new Date(2026, 10, 21, 9, 5, 7) };

describe('fields that are sent', () => {
  it('lose empty strings and nothing else', () => {
    expect(prepareFields({ name: 'Ada', phone: '', consent: false, count: 0, space: ' ' }, context)).toMatchObject({
      name: 'Ada',
      consent: false,
      count: 0,
      space: ' ',
    });
    expect(prepareFields({ phone: '' }, context)).not.toHaveProperty('phone');
  });

  it('have their lists joined with commas', () => {
    expect(prepareFields({ projectTypes: ['MVP', 'Design'] }, context).projectTypes).toBe('MVP,Design');
  });

  it('lose an empty list', () => {
    expect(prepareFields({ projectTypes: [] }, context)).not.toHaveProperty('projectTypes');
  });

  it("carry the page's address and the local time as Russians write it", () => {
    expect(prepareFields({}, context)).toEqual({
      resendUrl: 'https://wharfside.example/services/flow',
      time: '21.11.2026, 09:05:07',
    });
  });

  it('carry the analytics client id only if there is one', () => {
    expect(prepareFields({}, { ...context, analyticsClientId: '1.2' }).googleGA4ClientId).toBe('1.2');
  });
});

describe('the body', () => {
  it('is plain fields without a file', () => {
    expect(bodyOf({ name: 'Ada' }, { file: [] })).toEqual({ name: 'Ada' });
  });

  it('is multipart with the files of each field', () => {
    const one = new File(['1'], 'one.pdf');
    const two = new File(['2'], 'two.pdf');
    const body = bodyOf({ name: 'Ada', consent: false }, { file: [one, two], essay: [two] });
    if (!(body instanceof FormData)) throw new Error('Multipart was expected');
    expect([...body.keys()]).toEqual(['name', 'consent', 'file', 'file', 'essay']);
    expect(body.getAll('file').map((file) => (file as File).name)).toEqual(['one.pdf', 'two.pdf']);
    expect(body.get('consent')).toBe('false');
  });
});
