import { expect, it } from 'vitest';
import { verificationTagsOf } from './verification.ts';

it('reads the tags as the services show them', () => {
  const pasted = `<meta name="google-site-verification" content="Kx3_a-9Z=" />
    <meta name="msvalidate.01" content="0F1E2D" /><META content='p1n' NAME='p:domain_verify'>

    <meta name="facebook-domain-verification" content="fb1"/>
    <meta name="yandex-verification" content="c0ffee" />`;
  expect(verificationTagsOf(pasted)).toEqual([
    { name: 'google-site-verification', content: 'Kx3_a-9Z=' },
    { name: 'msvalidate.01', content: '0F1E2D' },
    { name: 'p:domain_verify', content: 'p1n' },
    { name: 'facebook-domain-verification', content: 'fb1' },
    { name: 'yandex-verification', content: 'c0ffee' },
  ]);
});

it.each([
  'google-site-verification=Kx3',
  '<meta name="robots" content="noindex">',
  '<meta name="referrer" content="unsafe-url">',
  '<meta http-equiv="refresh" content="0; url=https://example.com">',
  '<meta name="google-site-verification">',
  '<meta name="google-site-verification" content="">',
  '<meta name="a" content="b"><script src="https://example.com/x.js"></script>',
  '<meta name="verify-me"><meta content="x">',
])('refuses %s', (text) => expect(verificationTagsOf(text)).toBeUndefined());
