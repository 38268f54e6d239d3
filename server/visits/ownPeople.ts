import { stringifySetCookie } from 'cookie';
import type { CollectionAfterLoginHook } from 'payload';
import type { Environment } from '../environment.ts';

/** Says nothing of whoever carries it but that they work on the site: their views do not count. */
export const ownPeopleCookie = 'frontage-own';

/** s; browsers keep none for longer. */
const lifeS = 400 * 24 * 3_600;

type Addresses = Pick<Environment, 'adminUrl' | 'siteUrl'>;

/** Marks the browsers of those who sign in, for the website too where its name and the admin's end alike. */
export function markOwnPeople(addresses: Addresses): CollectionAfterLoginHook {
  const cookie = ownPeopleCookieFor(addresses);
  return ({ req }) => {
    req.responseHeaders ??= new Headers();
    req.responseHeaders.append('Set-Cookie', cookie);
  };
}

/** `Set-Cookie` of the admin's host, with the domain that it shares with the website. */
export function ownPeopleCookieFor({ adminUrl, siteUrl }: Addresses): string {
  const domain = domainOfBoth(new URL(adminUrl).hostname, new URL(siteUrl).hostname);
  return stringifySetCookie({
    ...{ name: ownPeopleCookie, value: '1', path: '/', httpOnly: true, sameSite: 'lax', maxAge: lifeS },
    ...{ secure: adminUrl.startsWith('https:') && siteUrl.startsWith('https:'), ...(domain ? { domain } : {}) },
  });
}

/**
 * The longest name that both end with; undefined where they are the same name, or share no more than its last part. Browsers
 * refuse a cookie of a suffix in which anybody registers, such as `co.uk`.
 */
function domainOfBoth(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  const [labels, others] = [one.split('.').toReversed(), other.split('.').toReversed()];
  const differs = labels.findIndex((label, place) => label !== others[place]);
  const shared = labels.slice(0, differs < 0 ? labels.length : differs);
  return shared.length > 1 ? shared.toReversed().join('.') : undefined;
}
