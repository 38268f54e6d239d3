import type { Payload } from 'payload';
import type { ExportItem } from '../export/exportEntry.ts';
import { type ExportIndex, termKey } from '../export/indexExport.ts';
import { fitText, plainWords } from '../fitText.ts';
import type { ImportReport } from '../ImportReport.ts';
import { type ImportOptions, isCategorySlug } from '../options.ts';
import { validSlug } from '../slugs.ts';

type CategorySlug = ImportOptions['defaultCategory'];
type OldTerm = ExportItem['terms'][number];

/** Every WordPress site has this category, and it says nothing. */
const noCategory = 'uncategorized';

/** The categories and tags of articles: finds those that exist here, and creates the others. */
export class Terms {
  readonly #payload: Payload;
  readonly #options: ImportOptions;
  readonly #index: ExportIndex;
  readonly #report: ImportReport;
  readonly #categories = new Map<string, number>();
  readonly #tags = new Map<string, number>();
  /** Their names of our categories, for those that are new here. */
  readonly #names = new Map<CategorySlug, string>();

  constructor(payload: Payload, options: ImportOptions, index: ExportIndex, report: ImportReport) {
    this.#payload = payload;
    this.#options = options;
    this.#index = index;
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
    this.#categories.set(slug, id);
    return id;
  }

  /**
   * Returns the ids of an article's tags here. Categories that are unknown here become tags, so that they are not lost.
   */
  async tagIds(terms: readonly OldTerm[]): Promise<number[]> {
    const ids = new Set<number>();
    for (const term of terms) {
      const isTag = term.taxonomy === 'post_tag';
      const isSettled =
        term.slug === noCategory || this.#options.categories.has(term.slug) || isCategorySlug(term.slug);
      if (!isTag && isSettled) continue;
      if (!isTag) this.#report.name('category', plainWords(term.name), term.slug);
      ids.add(await this.#tagId(term));
    }
    return [...ids].filter((id) => id > 0);
  }

  #categoryOf({ name, slug }: OldTerm): CategorySlug | undefined {
    const chosen = this.#options.categories.get(slug);
    const ours = chosen ?? (isCategorySlug(slug) ? slug : undefined);
    if (ours && !this.#names.has(ours)) this.#names.set(ours, plainWords(name));
    return ours || undefined;
  }

  async #makeCategory(slug: CategorySlug): Promise<number> {
    this.#report.count('categories');
    if (this.#options.isDryRun) return 0;
    const usual = slug.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
    const name = fitText(this.#names.get(slug) || usual, 60);
    const number = await this.#freeNumber(
      'categories',
      this.#index.termNumbers.get(termKey({ taxonomy: 'category', slug })),
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
    const number = this.#index.termNumbers.get(key);
    const slug = validSlug(term.slug) || validSlug(name) || `tag-${number ?? this.#tags.size + 1}`;
    const where = { or: [{ slug: { equals: slug } }, { name: { equals: name } }] };
    const { docs } = await this.#payload.find({ collection: 'tags', where, limit: 1, depth: 0 });
    const id = docs[0]?.id ?? (await this.#makeTag(name, slug, number));
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
