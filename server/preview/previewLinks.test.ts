import { describe, expect, it } from 'vitest';
import { createPreviewLinks } from './previewLinks.ts';

const settings = { payloadSecret: 'a secret of at least 32 characters', backendUrl: 'https://example.com' };
const page = { collection: 'pages', id: 12, isLive: true } as const;

function tokenOf(address: string): string {
  return new URL(address).searchParams.get('token') ?? '';
}

describe('a link to a draft', () => {
  let time = new Date('2026-11-22T10:00:00Z');
  const links = createPreviewLinks(settings, () => time);

  it('shows its document and no other', () => {
    const address = links.issue(page);
    expect(new URL(address).pathname).toBe('/preview/pages/12');
    expect(links.read({ collection: 'pages', id: '12' }, tokenOf(address))).toEqual(page);
    for (const other of [
      { collection: 'pages', id: '13' },
      { collection: 'articles', id: '12' },
      { collection: 'users', id: '12' },
    ])
      expect(links.read(other, tokenOf(address))).toBeUndefined();
  });

  it('is the same all day, so that the frame next to the form stays', () => {
    const morning = links.issue(page);
    time = new Date('2026-11-22T23:59:00Z');
    expect(links.issue(page)).toBe(morning);
    time = new Date('2026-11-22T10:00:00Z');
  });

  it.each([true, false])('expires after a week, live: %s', (isLive) => {
    time = new Date('2026-11-22T10:00:00Z');
    const token = tokenOf(links.issue({ ...page, isLive }));
    time = new Date('2026-11-29T23:59:59Z');
    expect(links.read({ collection: 'pages', id: '12' }, token)?.isLive).toBe(isLive);
    time = new Date('2026-11-30T00:00:00Z');
    expect(links.read({ collection: 'pages', id: '12' }, token)).toBeUndefined();
    time = new Date('2026-11-22T10:00:00Z');
  });

  it('cannot be extended, made live or forged', () => {
    const shared = tokenOf(links.issue({ ...page, isLive: false }));
    const [, until = '', mark = ''] = shared.split('.');
    for (const forged of [`live.${until}.${mark}`, `shared.${Number(until) + 1}.${mark}`, 'shared.99999.', '', '..'])
      expect(links.read({ collection: 'pages', id: '12' }, forged)).toBeUndefined();
    const others = createPreviewLinks({ ...settings, payloadSecret: 'another secret of 32 characters..' }, () => time);
    expect(others.read({ collection: 'pages', id: '12' }, shared)).toBeUndefined();
  });
});
