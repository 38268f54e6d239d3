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

/** What a stored text leads to. */
export type Standing =
  | { state: 'published'; target: Target }
  | { state: 'draft'; target: Target }
  /** `from`: ISO time from which visitors see it. */
  | { state: 'later'; target: Target; from: string }
  /** Its address is redirected. */
  | { state: 'moved'; to: string }
  /** A file, or an answer to a visitor: nothing that is edited here. */
  | { state: 'unknown' }
  | { state: 'nothing' };

/** What a text leads to, and whether an editor should look at it again. */
export interface StandingWords {
  words: string;
  isWrong: boolean;
}

/** Describes what a stored text leads to. */
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
