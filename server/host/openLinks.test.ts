import { expect, test } from 'vitest';
import { createPreviewLinks } from '../preview/previewLinks.ts';
import { openLinks } from './openLinks.ts';

const now = () => new Date('2026-11-24T12:00:00Z');
const secret = 'a secret of the tests, long enough';
const asked = { documentId: 3, from: 4, askedAt: now() };

/** Every kind of token that stands in a link, with the way to read it. */
function kindsOf(key: string) {
  const { bookings, downloads, newsletter } = openLinks(key, now);
  const previews = createPreviewLinks({ backendUrl: 'https://wharfside.example', payloadSecret: key }, now);
  const preview = (isLive: boolean) =>
    new URL(previews.issue({ collection: 'pages', id: 1, isLive })).searchParams.get('token') ?? '';
  return [
    { kind: 'booking', token: bookings.issue(1), read: bookings.read },
    { kind: 'download', token: downloads.issue(asked).token, read: downloads.read },
    ...(['confirm', 'leave', 'again'] as const).map((act) => ({
      kind: `newsletter, ${act}`,
      token: newsletter.issue(act, 1),
      read: (token: string) => newsletter.read(act, token),
    })),
    ...[true, false].map((isLive) => ({
      kind: isLive ? 'preview beside a form' : 'preview to share',
      token: preview(isLive),
      read: (token: string) => previews.read({ collection: 'pages', id: '1' }, token),
    })),
  ];
}

const kinds = kindsOf(secret);

/** What somebody may make of a token who has one and wants another. */
function* spoiltFrom(token: string): Generator<string> {
  for (let at = 0; at < token.length; at += 1) {
    yield token.slice(0, at);
    yield token.slice(at + 1);
    for (const sign of ['A', '_', '.', '0', '\0', 'é']) {
      if (token[at] !== sign) yield token.slice(0, at) + sign + token.slice(at + 1);
    }
  }
  yield* [`${token}A`, `${token}=`, `${token}.`, ` ${token}`, `${token}\n`, token.toUpperCase(), token.toLowerCase()];
  yield* [
    token + token,
    [...token].reverse().join(''),
    `${encodeURIComponent(token)}%00`,
    '',
    'undefined',
    '__proto__',
  ];
}

test.each(kinds)('a token of the kind "$kind" is read as it is, and no other made of it', ({ read, token }) => {
  const meant = JSON.stringify(read(token));
  expect(meant).toBeDefined();
  const taken = [...spoiltFrom(token)].filter((spoilt) => spoilt !== token && read(spoilt) !== undefined);
  expect(taken).toEqual([]);
});

test.each(kinds)(
  'a token of the kind "$kind" is good for nothing else, and with no other secret',
  ({ kind, token }) => {
    const others = [...kinds.filter((other) => other.kind !== kind), ...kindsOf('another secret of the tests')];
    // A preview says within its token which of the two it is.
    const strangers = others.filter(
      (other) => !(kind.startsWith('preview') && kinds.includes(other) && other.kind.startsWith('preview')),
    );
    expect(strangers.filter(({ read }) => read(token) !== undefined).map((other) => other.kind)).toEqual([]);
  },
);
