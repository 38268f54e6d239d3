/** What an operator has to know or to do after an import, by what it is about, in the order of the report. */
const chapters = {
  failed: 'Could not be carried',
  draft: 'Came as drafts: look at them, then publish them',
  kept: 'Left as they are here',
  scheduled: 'Their day has come since the export: they are published',
  preview: 'Have no picture of their own, and show a plain one in lists: choose one',
  picture: 'Pictures that are missing: give --media FOLDER or --fetch-media, and run the import again',
  alt: 'Pictures described by their name alone: say what they show',
  shortcode: 'Shortcodes that were left out: what they showed has to be made anew',
  block: 'Blocks without a text of their own that were left out',
  text: 'Changed on the way',
  link: 'Links that changed: try them',
  file: 'Links to files that are not carried: their words stayed',
  redirect: 'Old addresses that lead nowhere yet',
  category: 'Categories unknown here: they came as tags. To have one as a category, give --category theirs=ours',
  comments: 'Comments are not carried',
  kind: 'Kinds of content that are not carried',
  flaw: 'Places where the file is not well formed: what is around them was read',
} as const;

export type Chapter = keyof typeof chapters;

/** What became of an export: figures, and by name what needs a person. */
export class ImportReport {
  readonly #counts = new Map<string, number>();
  readonly #lines = new Map<Chapter, Map<string, Set<string>>>();

  count(what: string, by = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + by);
  }

  /** `about`: the title of what it is about; empty where it is about the whole. */
  name(chapter: Chapter, about: string, words = ''): void {
    const lines = this.#lines.get(chapter) ?? new Map<string, Set<string>>();
    this.#lines.set(chapter, lines);
    const own = lines.get(about) ?? new Set<string>();
    lines.set(about, own);
    if (words) own.add(words);
  }

  /** What was counted under these words. */
  countOf(what: string): number {
    return this.#counts.get(what) ?? 0;
  }

  /** The lines of a chapter: `"Title": what about it`. */
  linesOf(chapter: Chapter): string[] {
    return [...(this.#lines.get(chapter) ?? [])].flatMap(([about, words]) => {
      const subject = about === '' ? '' : `"${about}"`;
      if (words.size === 0) return [subject];
      return [...words].map((one) => (subject ? `${subject}: ${one}` : one));
    });
  }

  /** For people, as Markdown. */
  toText(): string {
    const counts = [...this.#counts].map(([what, count]) => `- ${what}: ${count}`);
    const named = keysOf(chapters).flatMap((chapter) => {
      const lines = this.linesOf(chapter);
      return lines.length > 0
        ? ['', `## ${chapters[chapter]} (${lines.length})`, '', ...lines.map((one) => `- ${one}`)]
        : [];
    });
    return [...counts, ...named].join('\n');
  }
}

function keysOf<Key extends string>(of: Record<Key, unknown>): Key[] {
  return Object.keys(of) as Key[];
}
