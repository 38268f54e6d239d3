import type { Payload } from 'payload';
import { noteAgreement } from '../../content/twins.ts';
import { validSlug } from '../addresses.ts';
import type { ExportItem } from '../export/exportEntry.ts';
import { type ExportIndex, termKey } from '../export/indexExport.ts';
import { fitText, type ImportReport, plainWords } from '../ImportReport.ts';
import type { SpokenExport } from '../languages.ts';
import { type CategorySlug, type ImportOptions, isCategorySlug } from '../options.ts';

type OldTerm = ExportItem['terms'][number];

/** Every WordPress site has this category, and it says nothing. */
const noCategory = 'uncategorized';

/** The categories and tags of articles: finds those that exist here, and creates the others. */
export function createTerms(
  payload: Payload,
  options: ImportOptions,
  index: ExportIndex,
  spoken: SpokenExport,
  report: ImportReport,
) {
  const categories = new Map<string, number>();
  const tags = new Map<string, number>();
  /** Theirs of our categories. */
  const oldTerms = new Map<CategorySlug, OldTerm>();
  return { categoriesOf, categoryId, tagIds };

  /** Returns the categories of an article here, the main one first; never empty. */
  function categoriesOf(terms: readonly OldTerm[]): [CategorySlug, ...CategorySlug[]] {
    const ours = terms.flatMap((term) => (term.taxonomy === 'category' ? (categoryOf(term) ?? []) : []));
    const [first = options.defaultCategory, ...further] = new Set(ours);
    return [first, ...further];
  }

  /** Returns the id of a category here, which is created if it is missing; 0 for a missing one in a dry run. */
  async function categoryId(slug: CategorySlug): Promise<number> {
    const known = categories.get(slug);
    if (known !== undefined) return known;
    const where = { slug: { equals: slug } };
    const { docs } = await payload.find({ collection: 'categories', where, limit: 1, depth: 0, trash: true });
    const [category] = docs;
    if (category?.deletedAt) await bringBack(category.id);
    const id = category?.id ?? (await makeCategory(slug));
    const theirs = oldTerms.get(slug);
    if (theirs) await sayInFurtherLanguages('category', id, theirs);
    categories.set(slug, id);
    return id;
  }

  /**
   * Returns the ids of an article's tags here. Categories that are unknown here become tags, so that they are not lost.
   */
  async function tagIds(terms: readonly OldTerm[]): Promise<number[]> {
    const ids = new Set<number>();
    for (const term of terms.map((one) => originalOf(one))) {
      const isTag = term.taxonomy === 'post_tag';
      const isSettled = term.slug === noCategory || options.categories.has(term.slug) || isCategorySlug(term.slug);
      if (!isTag && isSettled) continue;
      if (!isTag) report.name('category', plainWords(term.name), term.slug);
      ids.add(await tagId(term));
    }
    return [...ids].filter((id) => id > 0);
  }

  /** A term in the default language, unless the operator has said what the given one is. */
  function originalOf(term: OldTerm): OldTerm {
    return options.categories.has(term.slug) ? term : spoken.originalOf(term);
  }

  function categoryOf(term: OldTerm): CategorySlug | undefined {
    const { slug } = originalOf(term);
    const chosen = options.categories.get(slug);
    const ours = chosen ?? (isCategorySlug(slug) ? slug : undefined);
    if (ours && !oldTerms.has(ours)) oldTerms.set(ours, originalOf(term));
    return ours || undefined;
  }

  async function makeCategory(slug: CategorySlug): Promise<number> {
    report.count('categories');
    if (options.isDryRun) return 0;
    const usual = slug.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
    const name = fitText(plainWords(oldTerms.get(slug)?.name ?? '') || usual, 60);
    const number = await freeNumber('categories', index.terms.get(termKey({ taxonomy: 'category', slug }))?.number);
    const data = { name, slug, term_id: number };
    return (await payload.create({ collection: 'categories', data, depth: 0 })).id;
  }

  /** Restores a category from the trash. Its slug and its number stay taken there, so no other one can be created. */
  async function bringBack(id: number): Promise<void> {
    report.count('categories');
    if (options.isDryRun) return;
    await payload.update({ collection: 'categories', id, data: { deletedAt: null }, depth: 0, trash: true });
  }

  async function tagId(term: OldTerm): Promise<number> {
    const key = termKey(term);
    const known = tags.get(key);
    if (known !== undefined) return known;
    const name = plainWords(term.name) || term.slug;
    const number = index.terms.get(key)?.number;
    const slug = validSlug(term.slug) || validSlug(name) || `tag-${number ?? tags.size + 1}`;
    const where = { or: [{ slug: { equals: slug } }, { name: { equals: name } }] };
    const { docs } = await payload.find({ collection: 'tags', where, limit: 1, depth: 0 });
    const id = docs[0]?.id ?? (await makeTag(name, slug, number));
    await sayInFurtherLanguages('tag', id, term);
    tags.set(key, id);
    return id;
  }

  async function makeTag(name: string, slug: string, number: number | undefined): Promise<number> {
    report.count('tags');
    const fitted = fitText(name, 40);
    if (fitted !== name) report.name('text', name, 'the name of the tag was shortened to 40 characters');
    if (options.isDryRun) return 0;
    const data = {
      name: fitted,
      slug,
      group: 'technologies' as const,
      term_id: await freeNumber('tags', number),
    };
    return (await payload.create({ collection: 'tags', data, depth: 0 })).id;
  }

  /** Adds the names of a category or a tag in further languages, where it has none there. */
  async function sayInFurtherLanguages(kind: 'category' | 'tag', original: number, term: OldTerm): Promise<void> {
    const collection = 'translations';
    for (const [language, said] of spoken.namesOf(term)) {
      const same = { kind, language, original };
      const where = { and: Object.entries(same).map(([field, equals]) => ({ [field]: { equals } })) };
      if (original > 0 && (await payload.count({ collection, where, trash: true })).totalDocs > 0) continue;
      report.count(kind === 'tag' ? 'names of tags in further languages' : 'names of categories in further languages');
      if (options.isDryRun) continue;
      const name = fitText(plainWords(said), kind === 'tag' ? 40 : 60);
      const data = { ...same, name, [kind]: { name }, _status: 'published' as const };
      const { id } = await payload.create({ collection, data, depth: 0 });
      const of = { collection: kind === 'tag' ? 'tags' : 'categories', id: original, depth: 0 } as const;
      const { updatedAt } = await payload.findByID(of);
      await noteAgreement(payload, { collection, id }, updatedAt);
    }
  }

  /**
   * Returns the number that WordPress had for a term, unless it is taken here, even in the trash; otherwise the next
   * one.
   */
  async function freeNumber(collection: 'categories' | 'tags', wanted: number | undefined): Promise<number> {
    const where = { term_id: { equals: wanted ?? 0 } };
    const { totalDocs } = await payload.count({ collection, where, trash: true });
    if (wanted !== undefined && totalDocs === 0) return wanted;
    const { docs } = await payload.find({ collection, sort: '-term_id', limit: 1, depth: 0, trash: true });
    return (docs[0]?.term_id ?? 0) + 1;
  }
}

export type Terms = ReturnType<typeof createTerms>;
