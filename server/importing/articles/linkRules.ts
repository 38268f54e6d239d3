import type { Find } from '../../texts/html/Finding.ts';
import { decodedPath, isLinkable, type OldAddresses } from '../addresses.ts';

const pictureEnding = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i;
const fileEnding = /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|odp|zip|gz|mp3|m4a|wav|ogg|mp4|m4v|mov|webm|csv|txt|epub)$/i;

/**
 * Returns a function that says where a link of a text leads here; undefined if only its words stay. Reports changes to
 * `find`.
 */
export function linkRules(addresses: OldAddresses, find: Find): (address: string) => string | undefined {
  return (given) => {
    const address = given.trim();
    if (address === '' || /^(?:#|mailto:|tel:)/i.test(address)) return isLinkable(address) ? address : undefined;
    const url = addresses.parse(address);
    if (url && addresses.isOwn(url)) return ownAddress(url, addresses, find);
    if (url && /^https?:$/.test(url.protocol)) {
      const secure = new URL(url);
      secure.protocol = 'https:';
      if (isLinkable(secure.href)) {
        if (secure.protocol !== url.protocol) find('link', `${url.href} is asked for by https:`);
        return secure.href;
      }
    }
    find('link', `${address.slice(0, 200)} cannot be linked to: its words stayed`);
    return undefined;
  };
}

/** Returns where a link within the old site leads here. */
function ownAddress(url: URL, addresses: OldAddresses, find: Find): string | undefined {
  const target = addresses.targetOf(url);
  const hash = isLinkable(url.hash) ? url.hash : '';
  if (target) return `${target}${hash}`;
  const path = decodedPath(url);
  // A link to a larger version of a picture that is in the text.
  if (pictureEnding.test(path)) return undefined;
  if (fileEnding.test(path)) {
    find('file', url.href);
    return undefined;
  }
  const local = `${path === '' ? '/' : encodeURI(path)}${hash}`;
  if (path !== '' || url.search)
    find('link', `${path || '/'}${url.search} was an address of the old site that is not carried`);
  return isLinkable(local) ? local : undefined;
}
