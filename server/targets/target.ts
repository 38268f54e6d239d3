import { formatDate } from '@frontage/contract/primitives/dates.ts';
import type { Named } from '@frontage/kinds/kinds.ts';
import { say } from '../admin/say.ts';

/** What a field asks for: a link, or the name of a document of one kind. */
export type Wanted = 'link' | Named;

/** Something that a link can lead to, or that a block can name. */
export interface Target {
  /** In words: Page, Article, Event. */
  kind: string;
  title: string;
  /** The value that choosing it stores: an address of the site, or a name. */
  value: string;
  /** Where visitors find it, or what else distinguishes it from similar ones. */
  detail: string;
  isPublished: boolean;
}

/** Something that is there as long as the site is, or as it is listed. */
export const targetAt = (kind: string, title: string, value: string, detail = value): Target => ({
  ...{ kind, title, value, detail },
  isPublished: true,
});

export type Standing =
  | { state: 'published'; target: Target }
  | { state: 'draft'; target: Target }
  /** `from`: ISO time from which visitors see it. */
  | { state: 'later'; target: Target; from: string }
  | { state: 'moved'; to: string }
  /** A file, or an answer to a visitor: nothing that is edited here. */
  | { state: 'unknown' }
  | { state: 'nothing' };

/** What a text leads to, and whether an editor should look at it again. */
export interface StandingWords {
  words: string;
  isWrong: boolean;
}

export function wordsOf(standing: Standing, wanted: Wanted): StandingWords {
  switch (standing.state) {
    case 'published':
      return { words: nameOf(standing.target), isWrong: false };
    case 'draft':
      return { words: say('{name}, which is not published', { name: nameOf(standing.target) }), isWrong: true };
    case 'later':
      return {
        words: say('{name}, which appears on {formatDate}', {
          name: nameOf(standing.target),
          formatDate: formatDate(new Date(standing.from)),
        }),
        isWrong: true,
      };
    case 'moved':
      return { words: say('Leads on to {to}', { to: standing.to }), isWrong: false };
    case 'unknown':
      return { words: say('An address of this site'), isWrong: false };
    case 'nothing':
      return {
        words:
          wanted === 'link'
            ? say('There is no page at this address')
            : say('There is no {wanted} with this name', { wanted }),
        isWrong: true,
      };
  }
}

function nameOf({ kind, title }: Target): string {
  return `${kind}: ${title}`;
}

/** What a typed text is, where a link is wanted. */
type LinkText =
  | { kind: 'empty' }
  /** `path`: without # and ? and anything after them, and without a trailing slash. */
  | { kind: 'path'; path: string }
  | { kind: 'anchor'; anchor: string }
  | { kind: 'outside'; host: string }
  | { kind: 'email'; address: string }
  | { kind: 'phone'; number: string }
  /** Anything else: so far, words of a title. */
  | { kind: 'words' };

export function readLink(text: string): LinkText {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  if (/^\/(?![/\\])\S*$/.test(typed)) {
    const [path = typed] = typed.split(/[?#]/, 1);
    return { kind: 'path', path: path.replace(/(?<=.)\/$/, '') };
  }
  if (/^#[A-Za-z][\w-]*$/.test(typed)) return { kind: 'anchor', anchor: typed.slice(1) };
  const [, scheme, rest] = /^(https|mailto|tel):(\S+)$/.exec(typed) ?? [];
  if (scheme === 'https' && URL.canParse(typed)) return { kind: 'outside', host: new URL(typed).host };
  if (scheme === 'mailto' && rest?.includes('@')) return { kind: 'email', address: rest.split('?', 1)[0] ?? rest };
  if (scheme === 'tel' && rest) return { kind: 'phone', number: rest };
  return { kind: 'words' };
}

/** Describes a link that leaves the site or stays on its page; undefined for one that must be looked up. */
export function linkInWords(link: LinkText): StandingWords | undefined {
  switch (link.kind) {
    case 'anchor':
      return { words: say('A place on the same page'), isWrong: false };
    case 'outside':
      return { words: say('Another site: {host}', { host: link.host }), isWrong: false };
    case 'email':
      return { words: say('An email to {address}', { address: link.address }), isWrong: false };
    case 'phone':
      return { words: say('A call to {number}', { number: link.number }), isWrong: false };
    case 'words':
      return { words: say('Choose from the list, or type an address that begins with https://'), isWrong: true };
    default:
      return undefined;
  }
}

/** The link that is meant by an address as people write it: `me@example.com`, `www.example.com`, `+44 20 …`. */
export function meantLink(text: string): string | undefined {
  const typed = text.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(typed)) return `mailto:${typed}`;
  if (/^\+?[\d\s().-]{6,}$/.test(typed)) return `tel:${typed.replace(/[^\d+]/g, '')}`;
  const address = typed.replace(/^http:\/\//i, '');
  const isHost = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(address);
  return isHost ? `https://${address}` : undefined;
}
