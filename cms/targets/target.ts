import { formatDate } from '@frontage/contract/primitives/dates.ts';
import type { Named } from '@frontage/contract/primitives/editing.ts';

/** What a field wants: somewhere to lead, or a document of one kind by its name. */
export type Wanted = 'link' | Named;

/** Something that a link can lead to, or that a block can name. */
export interface Target {
  /** For people: Page, Article, Event. */
  kind: string;
  title: string;
  /** What is stored where it is chosen: an address of the site, or a name. */
  value: string;
  /** Where visitors find it, or what else tells it from its like. */
  detail: string;
  isPublished: boolean;
}

/** How a stored text stands to what is there. */
export type Standing =
  | { state: 'published'; target: Target }
  | { state: 'draft'; target: Target }
  /** `from`: ISO time at which visitors see it. */
  | { state: 'later'; target: Target; from: string }
  /** Its address leads on. */
  | { state: 'moved'; to: string }
  /** A file, or an answer to a visitor: nothing that is looked after here. */
  | { state: 'unknown' }
  | { state: 'nothing' };

/** What stands where a text leads, and whether an editor should look again. */
export interface StandingWords {
  words: string;
  isWrong: boolean;
}

/** Says of a stored text to what it leads. */
export function wordsOf(standing: Standing, wanted: Wanted): StandingWords {
  switch (standing.state) {
    case 'published':
      return { words: nameOf(standing.target), isWrong: false };
    case 'draft':
      return { words: `${nameOf(standing.target)}, which is not published`, isWrong: true };
    case 'later':
      return {
        words: `${nameOf(standing.target)}, which appears on ${formatDate(new Date(standing.from))}`,
        isWrong: true,
      };
    case 'moved':
      return { words: `Leads on to ${standing.to}`, isWrong: false };
    case 'unknown':
      return { words: 'An address of this site', isWrong: false };
    case 'nothing':
      return {
        words:
          wanted === 'link' ? 'Nothing stands at this address of the site' : `There is no ${wanted} with this name`,
        isWrong: true,
      };
  }
}

function nameOf({ kind, title }: Target): string {
  return `${kind}: ${title}`;
}
