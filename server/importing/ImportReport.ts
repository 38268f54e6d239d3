import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';

/** What an operator must know or do after an import, by chapter, in the order of the report. */
const chapters = {
  failed: 'Could not be carried',
  draft: 'Drafts: look at them, then publish them',
  page: 'Pages came as drafts with their text: build them of blocks, then publish them',
  kept: 'Left as they are here',
  language: 'Languages, and texts that are linked to none in the default language',
  scheduled: 'Their day has come since the export: they are published',
  preview: 'Have no picture of their own, and show a plain one in lists: choose one',
  picture: 'Pictures that are missing: let them be fetched, and import again',
  alt: 'Pictures described by their name alone: say what they show',
  shortcode: 'Shortcodes that were left out: what they showed has to be made anew',
  bracket: 'Words in brackets that stayed in the text: take out those that were shortcodes',
  block: 'Blocks without a text of their own that were left out',
  text: 'Changed on the way',
  link: 'Links that changed: try them',
  file: 'Links to files that are not carried: their words stayed',
  redirect: 'Old addresses that lead nowhere yet',
  category: 'Categories unknown here: they come as tags, unless one of ours is named for them',
  comments: 'Comments are not carried',
  kind: 'Kinds of content that are not carried',
  flaw: 'Places where the file is not well formed: what is around them was read',
} as const;

type Chapter = keyof typeof chapters;

/** The options of the command that settle it. */
const commandHints: { [Name in Chapter]?: string } = {
  picture: '--fetch-media, or --media FOLDER for a copy of the uploads',
  category: '--category theirs=ours',
};

export interface SentReport {
  counts: [what: string, count: number][];
  chapters: { chapter: Chapter; title: string; entries: { about: string; words: string[] }[] }[];
}

export type ImportProgress =
  /** Entries read, told after each hundred: in the first reading all, later those in a row that are not carried. */
  | { read: number }
  /** Posts and pages carried. */
  | { number: number; count: number }
  /** A host that does not answer as it should, and is asked once more. */
  | { waitsFor: string };

/**
 * What an import tells the admin, line by line as JSON: its progress, and at the end its report or why there is none.
 */
export type ImportLine = ImportProgress | { report: SentReport } | { fault: string };

/** The outcome of an import: figures, and a list of what needs a person. */
export class ImportReport {
  readonly #counts = new Map<string, number>();
  readonly #lines = new Map<Chapter, Map<string, Set<string>>>();

  count(what: string, by = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + by);
  }

  /** Adds a line. `about`: the title of what it is about; empty if it is about the whole import. */
  name(chapter: Chapter, about: string, words = ''): void {
    const lines = this.#lines.get(chapter) ?? new Map<string, Set<string>>();
    this.#lines.set(chapter, lines);
    const own = lines.get(about) ?? new Set<string>();
    lines.set(about, own);
    if (words) own.add(words);
  }

  countOf(what: string): number {
    return this.#counts.get(what) ?? 0;
  }

  /** Returns the lines of a chapter: `"Title": what about it`. */
  linesOf(chapter: Chapter): string[] {
    return [...(this.#lines.get(chapter) ?? [])].flatMap(([about, words]) => {
      const subject = about === '' ? '' : `"${about}"`;
      if (words.size === 0) return [subject];
      return [...words].map((one) => (subject ? `${subject}: ${one}` : one));
    });
  }

  toJSON(): SentReport {
    const named = (Object.keys(chapters) as Chapter[]).filter((chapter) => this.#lines.has(chapter));
    return {
      counts: [...this.#counts],
      chapters: named.map((chapter) => ({
        chapter,
        title: chapters[chapter],
        entries: [...(this.#lines.get(chapter) ?? [])].map(([about, words]) => ({ about, words: [...words] })),
      })),
    };
  }

  toText(): string {
    const counts = [...this.#counts].map(([what, count]) => `- ${what}: ${count}`);
    const named = this.toJSON().chapters.flatMap(({ chapter, title }) => {
      const [lines, hint] = [this.linesOf(chapter), commandHints[chapter]];
      const heading = hint ? `${title} (${hint})` : title;
      return ['', `## ${heading} (${lines.length})`, '', ...lines.map((one) => `- ${one}`)];
    });
    return [...counts, ...named].join('\n');
  }
}

/** Returns the plain words of a short WordPress text, which may contain HTML. */
export function plainWords(html: string): string {
  return textOf(fromHtml(html, { fragment: true }))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Shortens a text to at most `maxLength` characters, if possible between two words. */
export function fitText(text: string, maxLength: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= maxLength) return whole;
  const cut = whole.slice(0, maxLength - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
