import { z } from 'zod';

/** The name of a host, such as `youtube.com`: no scheme, no path. It stands for the hosts below it too. */
export const embedHost = z
  .string()
  .trim()
  .toLowerCase()
  .max(100)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, {
    error: 'a host such as youtube.com, without https://',
  })
  .meta({ description: 'Such as youtube.com', widget: 'text' });

/** What a page may show of another host, once its visitor has asked for it. */
export interface Embed {
  /** What the frame loads. */
  src: string;
  /** The host that it loads from. */
  host: string;
  /** Where the same can be seen without script. */
  address: string;
}

/** Services whose pages refuse to be framed, and have a player that does not. */
const players = [
  {
    names: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    id: /^\/(?:embed\/|shorts\/|live\/)?([\w-]{11})(?:\/|$)/,
    src: (id: string) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    names: ['vimeo.com'],
    id: /^\/(?:video\/)?(\d{6,12})(?:\/|$)/,
    src: (id: string) => `https://player.vimeo.com/video/${id}`,
  },
];

const isBelow = (host: string, name: string) => host === name || host.endsWith(`.${name}`);

/** What to show of an address; undefined unless its host is one of those that an admin allows. R71. */
export function embedOf(address: string, hosts: readonly string[]): Embed | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return undefined;
  const player = players.find(({ names }) => names.some((name) => isBelow(url.hostname, name)));
  const names = player ? [...player.names, url.hostname] : [url.hostname];
  if (!names.some((name) => hosts.some((allowed) => isBelow(name, allowed)))) return undefined;
  if (!player) return { src: url.href, host: url.hostname, address: url.href };
  const watched = url.pathname === '/watch' ? `/${url.searchParams.get('v')}` : url.pathname;
  const [, id] = player.id.exec(watched) ?? [];
  if (!id) return undefined;
  const src = player.src(id);
  return { src, host: new URL(src).hostname, address: url.href };
}

/** The code that another site offers for copying, one frame and nothing beside it; and its address. It is never shown. */
const frame = /^<iframe\s[^<>]*>(?:\s*<\/iframe>)?$/i;
const source = /\ssrc=["'](https:\/\/[^"'<>\s]+)["']/i;

/** The address in a line of a text that is nothing but an address or the code of a frame; undefined in any other. */
export function framedAddress(words: string): string | undefined {
  const line = words.trim();
  if (/^https:\/\/[^\s<>]+$/.test(line)) return line;
  return frame.test(line) ? source.exec(line)?.[1]?.replaceAll('&amp;', '&') : undefined;
}

/** Whether a line of a text is the code of a frame. */
export const isFrameCode = (words: string): boolean => /^<iframe\b/i.test(words.trim());
