import { createHash } from 'node:crypto';
import { type Payload, ValidationError } from 'payload';
import { inTransaction } from '../../database/inTransaction.ts';
import type { Article } from '../../payload-types.ts';
import type { ImportReport } from '../ImportReport.ts';
import { ImportRows } from '../ImportRows.ts';
import type { ArticlePlan } from './planArticles.ts';
import type { OfferedArticle } from './readArticleItem.ts';

type Outcome = 'created' | 'updated' | 'unchanged' | 'kept';

/** Writes the articles of an export, and leaves alone those that an editor has changed or removed since. */
export class ArticleWriter {
  readonly #payload: Payload;
  readonly #report: ImportReport;
  readonly #rows: ImportRows;
  readonly #isDryRun: boolean;

  constructor(payload: Payload, report: ImportReport, isDryRun: boolean) {
    this.#payload = payload;
    this.#report = report;
    this.#rows = new ImportRows(payload);
    this.#isDryRun = isDryRun;
  }

  /**
   * Writes an article. `isPublished`: whether visitors find it at its path afterwards. Throws what the database throws.
   */
  async write(plan: ArticlePlan, offered: OfferedArticle): Promise<{ outcome: Outcome; isPublished: boolean }> {
    const row = await this.#rows.find(plan.key);
    const isPublished = offered._status === 'published';
    if (!row) {
      if (this.#isDryRun) return { outcome: 'created', isPublished };
      return { outcome: 'created', isPublished: await this.#store(plan, offered, undefined) };
    }
    if (row.offered === hashOf(offered)) return { outcome: 'unchanged', isPublished };
    const present = await this.#newest(row.document);
    if (!present || row.written !== hashOf(importedFields(present))) {
      const why = present
        ? 'it was changed in WordPress and here: carry over by hand what you want of it'
        : 'it was removed here';
      this.#report.name('kept', offered.title, why);
      return { outcome: 'kept', isPublished: false };
    }
    if (this.#isDryRun) return { outcome: 'updated', isPublished };
    return { outcome: 'updated', isPublished: await this.#store(plan, offered, row.document) };
  }

  /** Stores an article as offered, or as a draft if it is not valid. Returns whether it is published. */
  async #store(plan: ArticlePlan, offered: OfferedArticle, id: number | undefined): Promise<boolean> {
    try {
      await this.#storeAs(plan, offered, offered, id);
      return offered._status === 'published';
    } catch (error) {
      const faults = faultsOf(error);
      if (!faults || offered._status === 'draft') throw error;
      await this.#storeAs(plan, offered, { ...offered, _status: 'draft' }, id);
      this.#report.name('draft', offered.title, faults);
      return false;
    }
  }

  async #storeAs(plan: ArticlePlan, offered: OfferedArticle, written: OfferedArticle, id: number | undefined) {
    const draft = written._status === 'draft';
    await inTransaction(this.#payload, async (req) => {
      const options = { collection: 'articles', draft, depth: 0, req } as const;
      const { id: document } =
        id === undefined
          ? await this.#payload.create({ ...options, data: { ...written, slug: plan.slug } as Article })
          : await this.#payload.update({ ...options, id, data: written });
      const present = await this.#payload.findByID({
        collection: 'articles',
        id: document,
        draft: true,
        depth: 0,
        req,
      });
      const hashes = { offered: hashOf(offered), written: hashOf(importedFields(present)) };
      await this.#rows.write({ key: plan.key, title: offered.title, of: 'articles', document, ...hashes }, req);
    });
  }

  /** Returns the newest version, which may be an editor's draft that is not published yet. */
  async #newest(id: number): Promise<Article | undefined> {
    const options = { collection: 'articles', id, draft: true, depth: 0, disableErrors: true } as const;
    return (await this.#payload.findByID(options)) ?? undefined;
  }
}

/** Returns the fields that editors can change. */
function importedFields(article: Article): Partial<Article> {
  const { createdAt: _1, id: _2, timeToRead: _3, updatedAt: _4, ...fields } = article;
  return fields;
}

/** Returns a hash that is the same for the same contents, whatever the order of the fields from the database. */
function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex');
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns what an editor would read above the form; undefined for other errors. */
function faultsOf(error: unknown): string | undefined {
  if (!(error instanceof ValidationError)) return undefined;
  return error.data.errors.map(({ message, path }) => `${path}: ${message}`).join('; ');
}
