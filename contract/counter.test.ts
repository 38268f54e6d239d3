import { expect, it } from 'vitest';
import { counterOf, needsConsent } from './counter.ts';

it.each([
  ['G-ABC1234567', 'google', 'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567'],
  ['GTM-ABC1234', 'tagManager', 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234'],
  ['https://stats.example.com/matomo.php?idsite=12', 'matomo', 'https://stats.example.com/matomo.js'],
  ['https://example.com/a/matomo/matomo.php?idsite=1', 'matomo', 'https://example.com/a/matomo/matomo.js'],
  ['https://plausible.io/js/script.outbound-links.js', 'plausible', 'https://plausible.io/js/script.outbound-links.js'],
])('reads who counts from %s', (text, by, script) => {
  expect(counterOf(text)).toMatchObject({ by, script });
  expect(needsConsent(text)).toBe(by !== 'plausible');
});

it.each([
  'UA-1234-1',
  'https://stats.example.com/matomo.js',
  'https://connect.example.net/en_US/events.js',
  'http://stats.example.com/matomo.php?idsite=1',
  'https://stats.example.com/matomo.php',
  'https://a.example/x.js" onload="',
  'https://a.example; script-src *;/x.js',
  '',
])('refuses “%s”', (text) => expect(counterOf(text)).toBeUndefined());
