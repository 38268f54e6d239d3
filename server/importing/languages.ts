import { type Language, languages, nameInEnglish } from '@frontage/contract/language.ts';
import type { ExportTerm } from './export/exportEntry.ts';
import { type ExportIndex, type IndexedPost, termKey } from './export/indexExport.ts';
import { type ImportReport, plainWords } from './ImportReport.ts';

/** Our codes of what others call differently. */
const otherNames = new Map<string, Language>([
  ['no', 'nb'],
  ['nn', 'nb'],
  ['iw', 'he'],
]);

/**
 * Our code of a language of WordPress, such as `de` of `de_DE_formal` and `pt` of `pt-br`; undefined where no site here
 * can be in it. The locale counts first, because owners of a site with Polylang choose what else they call a language.
 */
function codeOf(said: string, locale = ''): Language | undefined {
  const bases = [locale, said].map((name) => name.toLowerCase().split(/[-_]/)[0] ?? '');
  for (const base of bases) {
    const code = otherNames.get(base) ?? languages.find((one) => one === base);
    if (code) return code;
  }
  return undefined;
}

/** The language in the address of a post: `/de/keys/`, `/keys/?lang=de`; empty if there is none. */
export function languageInLink(link: string): string {
  if (!URL.canParse(link)) return '';
  const { pathname, searchParams } = new URL(link);
  const said = searchParams.get('lang') ?? pathname.split('/')[1] ?? '';
  return /^[a-z]{2}(?:-[a-z]{2,4})?$/i.test(said) && codeOf(said) ? said : '';
}

/** The group of a post and of the copies that WPML made of it. */
export const groupOfCopies = (id: number | undefined) => `copies of ${id}`;

const groupOfTerm = ({ group, taxonomy }: ExportTerm) => `${taxonomy} ${group}`;

/** In which language a post comes. */
interface SpokenPost {
  /** A further language; undefined for the default one of this site. */
  language?: Language | undefined;
  /** The post of the default language that it is a translation of. */
  original?: IndexedPost | undefined;
  /** The site does not have its language, so it waits as a draft. */
  isWaiting: boolean;
}

/**
 * What the posts and terms of an export say of languages, in those of this site. What fits none of them is reported,
 * with what to do. `site`: codes of its languages, the default one first.
 */
export function createSpokenExport(index: ExportIndex, site: readonly string[], report: ImportReport) {
  const terms = Map.groupBy(index.terms.values(), groupOfTerm);
  const posts = readPosts(index.posts);
  return { of, originalOf, namesOf };

  function of(post: IndexedPost): SpokenPost {
    return posts.get(post) ?? { isWaiting: false };
  }

  /** The same term in the default language of this site; itself if there is none. */
  function originalOf<Term extends Pick<ExportTerm, 'slug' | 'name' | 'taxonomy'>>(term: Term): Term | ExportTerm {
    const isDefault = ({ language }: ExportTerm) => codeHere(language) === site[0];
    return membersOf(term).find(isDefault) ?? term;
  }

  /** What a term of the default language is called in the further ones of this site. */
  function namesOf(term: Pick<ExportTerm, 'slug' | 'taxonomy'>): Map<string, string> {
    const names = new Map<string, string>();
    for (const { language, name } of membersOf(term)) {
      const code = codeHere(language);
      if (code && site.indexOf(code) > 0 && !names.has(code)) names.set(code, name);
    }
    return names;
  }

  function membersOf(term: Pick<ExportTerm, 'slug' | 'taxonomy'>): readonly ExportTerm[] {
    const known = index.terms.get(termKey(term));
    return (known?.group && terms.get(groupOfTerm(known))) || [];
  }

  function codeHere(said: string): Language | undefined {
    return codeOf(said, index.locales.get(said));
  }

  function readPosts(posts: readonly IndexedPost[]): Map<IndexedPost, SpokenPost> {
    const copied = new Set(posts.map(({ group }) => group));
    const groupOf = ({ group, id, type }: IndexedPost) =>
      `${type} ${group || (copied.has(groupOfCopies(id)) ? groupOfCopies(id) : '')}`;
    const isGrouped = (post: IndexedPost) => !groupOf(post).endsWith(' ');
    const codeOfPost = ({ language }: IndexedPost) => (language ? codeHere(language) : site[0]);
    /** The first text of each group in each language. */
    const firsts = new Map<string, IndexedPost>();
    for (const post of posts.filter(isGrouped)) {
      const key = `${groupOf(post)} ${codeOfPost(post)}`;
      if (!firsts.has(key)) firsts.set(key, post);
    }
    const tell = ({ title }: IndexedPost, words: string) => report.name('language', plainWords(title), words);
    const waiting = new Map<string, number>();
    const read = new Map<IndexedPost, SpokenPost>();
    for (const post of posts) {
      const code = codeOfPost(post);
      const isFirst = !code || !isGrouped(post) || firsts.get(`${groupOf(post)} ${code}`) === post;
      if (!isFirst) tell(post, 'a further text of its group in the same language, linked to no translation');
      if (code === site[0]) continue;
      const original = code && isFirst && isGrouped(post) && firsts.get(`${groupOf(post)} ${site[0]}`);
      const isWaiting = !code || !site.includes(code);
      if (isWaiting) waiting.set(post.language, (waiting.get(post.language) ?? 0) + 1);
      if (code && isFirst && !original) tell(post, `in ${nameOf(code)}, and a translation of nothing here`);
      read.set(post, { language: code as Language | undefined, original: original || undefined, isWaiting });
    }
    for (const [said, count] of waiting) {
      const mend = codeHere(said)
        ? 'Add the language in Site settings, Agency, then import again'
        : 'No site here can be in it, so they are drafts in the default language';
      const texts = count === 1 ? '1 text comes as a draft' : `${count} texts come as drafts`;
      report.name('language', '', `${nameOf(codeHere(said) ?? said)}: ${texts}. ${mend}`);
    }
    return read;
  }
}

export type SpokenExport = ReturnType<typeof createSpokenExport>;

/** For people; as the export has it where nobody knows the name. */
function nameOf(said: string): string {
  return /^[a-z]{2,3}(?:-[a-z]{2,4})?$/i.test(said) ? nameInEnglish(said) : said || 'no language';
}
