import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from './testing/createMemoryStorage.ts';
import { forgetTyped, keepTyped, readTyped } from './typedText.ts';

const fail = () => {
  throw new DOMException('closed', 'SecurityError');
};
const closed: Storage = { ...createMemoryStorage(), getItem: fail, setItem: fail, removeItem: fail };

describe('what was typed into a form', () => {
  it('is returned as it was stored, separately for each form', () => {
    const storage = createMemoryStorage();
    keepTyped('contact', { name: ['Ada'], projectTypes: ['MVP', 'Design'] }, storage);
    keepTyped('audit', { repository: ['0x1'] }, storage);
    expect(readTyped('contact', storage)).toEqual({ name: ['Ada'], projectTypes: ['MVP', 'Design'] });
    expect(readTyped('audit', storage)).toEqual({ repository: ['0x1'] });
    expect(readTyped('quote', storage)).toBeUndefined();
  });

  it('keeps spaces and lines, and leaves out empty fields', () => {
    const storage = createMemoryStorage();
    keepTyped('contact', { message: [' Two\nlines '], phone: [''], projectTypes: [] }, storage);
    expect(readTyped('contact', storage)).toEqual({ message: [' Two\nlines '] });
  });

  it('is gone once everything is deleted again or the form is sent', () => {
    const storage = createMemoryStorage();
    keepTyped('contact', { name: ['A'] }, storage);
    keepTyped('contact', { name: [''] }, storage);
    expect(storage.length).toBe(0);
    keepTyped('contact', { name: ['A'] }, storage);
    forgetTyped('contact', storage);
    expect(storage.length).toBe(0);
  });

  it.each(['no JSON', 'null', '"text"', '{"name":"Ada"}', '{"name":[1]}', '{"name":null}'])(
    'is missing, not an error, if storage contains %s',
    (written) => {
      const storage = createMemoryStorage();
      storage.setItem('typed-contact', written);
      expect(readTyped('contact', storage)).toBeUndefined();
    },
  );

  it('is missing, not an error, if storage is closed or there is none', () => {
    expect(readTyped('contact', closed)).toBeUndefined();
    expect(() => keepTyped('contact', { name: ['Ada'] }, closed)).not.toThrow();
    expect(() => forgetTyped('contact', closed)).not.toThrow();
    expect(readTyped('contact')).toBeUndefined();
    expect(() => keepTyped('contact', { name: ['Ada'] })).not.toThrow();
  });
});
