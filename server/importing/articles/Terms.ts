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
export class Terms {
  readonly #payload: Payload;
  readonly #options: ImportOptions;
  readonly #index: ExportIndex;
  readonly #spoken: SpokenExport;
  readonly #report: ImportReport;
  readonly #categories = new Map<string, number>();
  readonly #tags = new Map<string, number>();
  /** Theirs of our categories. */
  readonly #theirs = new Map<CategorySlug, OldTerm>();

  constructor(
    payload: Payload,
    options: ImportOptions,
    index: ExportIndex,
    spoken: SpokenExport,
    report: ImportReport,
  ) {
    this.#payload = payload;
    this.#options = options;
    this.#index = index;
    this.#spoken = spoken;
    this.#report = report;
  }

  /** Returns the categories of an article here, the main one first; never empty. */
  categoriesOf(terms: readonly OldTerm[]): [CategorySlug, ...CategorySlug[]] {
    const ours = terms.flatMap((term) => (term.taxonomy === 'category' ? (this.#categoryOf(term) ?? []) : []));
    const [first = this.#options.defaultCategory, ...further] = new Set(ours);
    return [first, ...further];
  }

  /** Returns the id of a category here, which is created if it is missing; 0 for a missing one in a dry run. */
  async categoryId(slug: CategorySlug): Promise<number> {
    const known = this.#categories.get(slug);
    if (known !== undefined) return known;
    const where = { slug: { equals: slug } };
    const { docs } = await this.#payload.find({ collection: 'categories', where, limit: 1, depth: 0, trash: true });
    const [category] = docs;
    if (category?.deletedAt) await this.#bringBack(category.id);
    const id = category?.id ?? (await this.#makeCategory(slug));
    const theirs = this.#theirs.get(slug);
    if (theirs) await this.#sayInFurtherLanguages('category', id, theirs);
    this.#categories.set(slug, id);
    return id;
  }

  /**
   * Returns the ids of an article's tags here. Categories that are unknown here become tags, so that they are not lost.
   */
  async tagIds(terms: readonly OldTerm[]): Promise<number[]> {
    const ids = new Set<number>();
    for (const term of terms.map((one) => this.#originalOf(one))) {
      const isTag = term.taxonomy === 'post_tag';
      const isSettled =
        term.slug === noCategory || this.#options.categories.has(term.slug) || isCategorySlug(term.slug);
      if (!isTag && isSettled) continue;
      if (!isTag) this.#report.name('category', plainWords(term.name), term.slug);
      ids.add(await this.#tagId(term));
    }
    return [...ids].filter((id) => id > 0);
  }

  /** A term in the default language, unless the operator has said what the given one is. */
  #originalOf(term: OldTerm): OldTerm {
    return this.#options.categories.has(term.slug) ? term : this.#spoken.originalOf(term);
  }

  #categoryOf(term: OldTerm): CategorySlug | undefined {
    const { slug } = this.#originalOf(term);
    const chosen = this.#options.categories.get(slug);
    const ours = chosen ?? (isCategorySlug(slug) ? slug : undefined);
    if (ours && !this.#theirs.has(ours)) this.#theirs.set(ours, this.#originalOf(term));
    return ours || undefined;
  }

  async #makeCategory(slug: CategorySlug): Promise<number> {
    this.#report.count('categories');
    if (this.#options.isDryRun) return 0;
    const usual = slug.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
    const name = fitText(plainWords(this.#theirs.get(slug)?.name ?? '') || usual, 60);
    const number = await this.#freeNumber(
      'categories',
      this.#index.terms.get(termKey({ taxonomy: 'category', slug }))?.number,
    );
    const data = { name, slug, term_id: number };
    return (await this.#payload.create({ collection: 'categories', data, depth: 0 })).id;
  }

  /** Restores a category from the trash. Its slug and its number stay taken there, so no other one can be created. */
  async #bringBack(id: number): Promise<void> {
    this.#report.count('categories');
    if (this.#options.isDryRun) return;
    await this.#payload.update({ collection: 'categories', id, data: { deletedAt: null }, depth: 0, trash: true });
  }

  async #tagId(term: OldTerm): Promise<number> {
    const key = termKey(term);
    const known = this.#tags.get(key);
    if (known !== undefined) return known;
    const name = plainWords(term.name) || term.slug;
    const number = this.#index.terms.get(key)?.number;
    const slug = validSlug(term.slug) || validSlug(name) || `tag-${number ?? this.#tags.size + 1}`;
    const where = { or: [{ slug: { equals: slug } }, { name: { equals: name } }] };
    const { docs } = await this.#payload.find({ collection: 'tags', where, limit: 1, depth: 0 });
    const id = docs[0]?.id ?? (await this.#makeTag(name, slug, number));
    await this.#sayInFurtherLanguages('tag', id, term);
    this.#tags.set(key, id);
    return id;
  }

  async #makeTag(name: string, slug: string, number: number | undefined): Promise<number> {
    this.#report.count('tags');
    const fitted = fitText(name, 40);
    if (fitted !== name) this.#report.name('text', name, 'the name of the tag was shortened to 40 characters');
    if (this.#options.isDryRun) return 0;
    const data = {
      name: fitted,
      slug,
      group: 'technologies' as const,
      term_id: await this.#freeNumber('tags', number),
    };
    return (await this.#payload.create({ collection: 'tags', data, depth: 0 })).id;
  }

  /** Adds the names of a category or a tag in further languages, where it has none there. */
  async #sayInFurtherLanguages(kind: 'category' | 'tag', original: number, term: OldTerm): Promise<void> {
    const collection = 'translations';
    for (const [language, said] of this.#spoken.namesOf(term)) {
      const same = { kind, language, original };
      const where = { and: Object.entries(same).map(([field, equals]) => ({ [field]: { equals } })) };
      if (original > 0 && (await this.#payload.count({ collection, where, trash: true })).totalDocs > 0) continue;
      this.#report.count(
        kind === 'tag' ? 'names of tags in further languages' : 'names of categories in further languages',
      );
      if (this.#options.isDryRun) continue;
      const name = fitText(plainWords(said), kind === 'tag' ? 40 : 60);
      const data = { ...same, name, [kind]: { name }, _status: 'published' as const };
      const { id } = await this.#payload.create({ collection, data, depth: 0 });
      const of = { collection: kind === 'tag' ? 'tags' : 'categories', id: original, depth: 0 } as const;
      const { updatedAt } = await this.#payload.findByID(of);
      await noteAgreement(this.#payload, { collection, id }, updatedAt);
    }
  }

  /**
   * Returns the number that WordPress had for a term, unless it is taken here, even in the trash; otherwise the next
   * one.
   */
  async #freeNumber(collection: 'categories' | 'tags', wanted: number | undefined): Promise<number> {
    const where = { term_id: { equals: wanted ?? 0 } };
    const { totalDocs } = await this.#payload.count({ collection, where, trash: true });
    if (wanted !== undefined && totalDocs === 0) return wanted;
    const { docs } = await this.#payload.find({ collection, sort: '-term_id', limit: 1, depth: 0, trash: true });
    return (docs[0]?.term_id ?? 0) + 1;
  }
}
