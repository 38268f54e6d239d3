import { describe, expect, it } from 'vitest';
import { embedHost, embedOf, framedAddress } from './embeds.ts';

// R71.
describe('an embed', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
    ['https://maps.example.org/embed?at=1', 'https://maps.example.org/embed?at=1'],
  ])('of %s loads %s once its host is allowed', (address, src) => {
    expect(embedOf(address, ['youtube.com', 'vimeo.com', 'example.org'])?.src).toBe(src);
    expect(embedOf(address, [])).toBeUndefined();
  });

  it.each([
    'http://youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/embed/dQw4w9WgXcQ',
    'https://youtube.com@evil.example/embed/dQw4w9WgXcQ',
    'https://youtube.com:8443/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/feed/history',
    'javascript:alert(1)',
    'data:text/html,youtube.com',
  ])('is never made of %s', (address) => {
    expect(embedOf(address, ['youtube.com'])).toBeUndefined();
  });

  it('is found in a line that is nothing but an address or the code of a frame', () => {
    expect(framedAddress(' https://youtu.be/dQw4w9WgXcQ ')).toBe('https://youtu.be/dQw4w9WgXcQ');
    expect(framedAddress('<iframe width="560" src="https://a.example/x?a=1&amp;b=2" allowfullscreen></iframe>')).toBe(
      'https://a.example/x?a=1&b=2',
    );
    expect(framedAddress('See https://youtu.be/dQw4w9WgXcQ')).toBeUndefined();
    expect(framedAddress('<iframe src="javascript:alert(1)"></iframe>')).toBeUndefined();
  });

  it('is allowed by the name of a host alone', () => {
    expect(embedHost.parse(' YouTube.com ')).toBe('youtube.com');
    for (const wrong of [
      'https://youtube.com',
      'youtube.com/x',
      '*.youtube.com',
      'localhost',
      "a.example; script-src 'unsafe-inline'",
    ])
      expect(embedHost.safeParse(wrong).success, wrong).toBe(false);
  });
});
