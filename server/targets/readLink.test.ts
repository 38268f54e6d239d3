import { href } from '@frontage/contract/primitives/link.ts';
import { describe, expect, it } from 'vitest';
import { meantLink, readLink } from './target.ts';

describe('a text in the field of a link', () => {
  it('is recognised by its beginning', () => {
    expect(readLink('/services/audit?from=menu#prices')).toEqual({ kind: 'path', path: '/services/audit' });
    expect(readLink('/services/')).toEqual({ kind: 'path', path: '/services' });
    expect(readLink('/')).toEqual({ kind: 'path', path: '/' });
    expect(readLink('#contact-form')).toEqual({ kind: 'anchor', anchor: 'contact-form' });
    expect(readLink('https://example.com/a')).toEqual({ kind: 'outside', host: 'example.com' });
    expect(readLink('mailto:desk@example.com?subject=Hello')).toEqual({ kind: 'email', address: 'desk@example.com' });
    expect(readLink('tel:+442071838750')).toEqual({ kind: 'phone', number: '+442071838750' });
    expect(readLink('  ')).toEqual({ kind: 'empty' });
  });

  it('is plain words where it could not be stored as a link', () => {
    const others = ['//other.example', '/\\other.example', '\\\\other.example', 'javascript:alert(1)'];
    for (const text of ['audit', 'Audit of a contract', '#', 'http://example.com', ...others]) {
      expect(readLink(text)).toEqual({ kind: 'words' });
      expect(href.safeParse(text).success, text).toBe(false);
    }
  });

  it('is completed where somebody typed an address as people write it', () => {
    const meant = ['desk@example.com', 'www.example.com/a?b=c', 'http://example.com', '+44 (20) 7183-8750'].map(
      meantLink,
    );
    expect(meant).toEqual([
      'mailto:desk@example.com',
      'https://www.example.com/a?b=c',
      'https://example.com',
      'tel:+442071838750',
    ]);
    for (const link of meant) expect(href.safeParse(link).success).toBe(true);
  });

  it('is left alone where it is plain words, or a link already', () => {
    for (const text of [
      'audit',
      'Audit 2026',
      '/services',
      '#form',
      'https://example.com',
      'mailto:a@example.com',
      '',
    ]) {
      expect(meantLink(text)).toBeUndefined();
    }
  });
});
