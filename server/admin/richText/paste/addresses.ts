import { href } from '@frontage/contract/primitives/link.ts';

/**
 * Returns where a pasted link leads: a path, if it is a page of this website; undefined if visitors cannot follow it.
 */
export function meantAddress(address: string, siteUrl: string): string | undefined {
  const there = withoutDetour(address.trim());
  const result = href.safeParse(pathOn(siteUrl, there) ?? there.replace(/^http:/i, 'https:').replaceAll(' ', '%20'));
  return result.success ? result.data : undefined;
}

/** Removes the tracking redirects in links from Google Docs and Outlook emails. */
function withoutDetour(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname, searchParams } = new URL(address);
  const isGoogle = /^www\.google\.[a-z.]{2,6}$/.test(host) && pathname === '/url';
  const isOutlook = host.endsWith('.safelinks.protection.outlook.com');
  const meant = isGoogle
    ? (searchParams.get('q') ?? searchParams.get('url'))
    : isOutlook
      ? searchParams.get('url')
      : null;
  return meant ?? address;
}

/**
 * Returns the path of an address on this website; undefined for any other. Links by path survive a move of the website.
 */
function pathOn(siteUrl: string, address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hash, host, pathname, protocol, search } = new URL(address);
  if (host !== new URL(siteUrl).host || !/^https?:$/.test(protocol)) return undefined;
  return `${pathname === '/' ? pathname : pathname.replace(/\/$/, '')}${search}${hash}`;
}

/** Splits text into words and addresses, so that typed addresses become links. */
export function addressesIn(words: string, siteUrl: string): { words: string; address?: string }[] {
  return words.split(/(\s+)/).flatMap((token) => {
    const start = /^[("'<[“‘«]*/.exec(token)?.[0] ?? '';
    const bare = withoutEnd(token.slice(start.length));
    const typed = typedAddress(bare);
    const address = typed && meantAddress(typed, siteUrl);
    if (address === undefined) return [{ words: token }];
    return [{ words: start }, { words: bare, address }, { words: token.slice(start.length + bare.length) }].filter(
      (part) => part.words !== '',
    );
  });
}

const endings = '.,;:!?\'"’”»>]…';

/** Removes the punctuation that ends a sentence. A closing bracket stays if the address has an opening one. */
function withoutEnd(token: string): string {
  let end = token.length;
  while (end > 0) {
    const sign = token.charAt(end - 1);
    if (!endings.includes(sign) && (sign !== ')' || token.slice(0, end).includes('('))) break;
    end -= 1;
  }
  return token.slice(0, end);
}

function typedAddress(token: string): string | undefined {
  if (/^https?:\/\/[^\s/]/i.test(token)) return token;
  if (/^www\.[^\s.]+\.\S/i.test(token)) return `https://${token}`;
  return /^[\w.+-]+@[\w-]+\.[\w.-]*\w$/.test(token) ? `mailto:${token}` : undefined;
}
