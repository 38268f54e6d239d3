import { createHash } from 'node:crypto';
import { inOrder } from '@frontage/contract/primitives/members.ts';
import { type Payload, type PayloadRequest, ValidationError } from 'payload';
import { noteAgreement } from '../../content/twins.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import type { Article, Page } from '../../payload-types.ts';
import { ImportRows } from '../collections/imports.ts';
import type { ImportReport } from '../ImportReport.ts';
import type { ArticlePlan } from './planArticles.ts';
import type { OfferedArticle, OfferedPage } from './readArticleItem.ts';

/** With its language and the id of its original, where it is a translation. */
type Offered = (OfferedArticle | OfferedPage) & { language?: string; original?: number };
type SaveOptions = { draft: boolean; depth: 0; req: PayloadRequest };

type Outcome = 'created' | 'updated' | 'unchanged' | 'kept';

/** Writes the articles and pages of an export, and leaves alone those that an editor has changed or removed since. */
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
  async write(plan: ArticlePlan, offered: Offered): Promise<{ outcome: Outcome; isPublished: boolean }> {
    const row = await this.#rows.find(plan.key);
    const isPublished = offered._status === 'published';
    if (!row) {
      if (this.#isDryRun) return { outcome: 'created', isPublished };
      return { outcome: 'created', isPublished: await this.#store(plan, offered, undefined) };
    }
    if (row.offered === hashOf(offered)) return { outcome: 'unchanged', isPublished };
    const present = await this.#newest(plan.collection, row.document);
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
  async #store(plan: ArticlePlan, offered: Offered, id: number | undefined): Promise<boolean> {
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

  async #storeAs(plan: ArticlePlan, offered: Offered, written: Offered, id: number | undefined) {
    const draft = written._status === 'draft';
    const twin = await inTransaction(this.#payload, async (req) => {
      const document = await this.#save(plan, written, id, { draft, depth: 0, req });
      const present = await this.#payload.findByID({
        collection: plan.collection,
        id: document,
        draft: true,
        depth: 0,
        req,
      });
      const hashes = { offered: hashOf(offered), written: hashOf(importedFields(present)) };
      await this.#rows.write({ key: plan.key, title: offered.title, of: plan.collection, document, ...hashes }, req);
      return document;
    });
    if (offered.original === undefined) return;
    const { updatedAt } = await this.#payload.findByID({
      collection: plan.collection,
      id: offered.original,
      depth: 0,
    });
    await noteAgreement(this.#payload, { collection: plan.collection, id: twin }, updatedAt);
  }

  /** The id of what was written at a plan, in this run or an earlier one, if it is still there. */
  async find({ collection, key }: ArticlePlan): Promise<number | undefined> {
    const row = await this.#rows.find(key);
    return row && (await this.#newest(collection, row.document))?.id;
  }

  /** Creates or updates the document, and returns its id. */
  async #save({ collection, slug }: ArticlePlan, written: Offered, id: number | undefined, options: SaveOptions) {
    const data = { ...written, slug };
    if (collection === 'pages') {
      if (id !== undefined) await this.#payload.update({ collection, id, data: written as Page, ...options });
      return id ?? (await this.#payload.create({ collection, data: data as Page, ...options })).id;
    }
    if (id !== undefined) await this.#payload.update({ collection, id, data: written as Article, ...options });
    return id ?? (await this.#payload.create({ collection, data: data as Article, ...options })).id;
  }

  /** Returns the newest version, which may be an editor's draft that is not published yet. */
  async #newest(collection: ArticlePlan['collection'], id: number): Promise<Article | Page | undefined> {
    const options = { collection, id, draft: true, depth: 0, disableErrors: true } as const;
    return (await this.#payload.findByID(options)) ?? undefined;
  }
}

/** Returns the fields that editors can change. */
function importedFields(document: Article | Page): object {
  const { createdAt: _1, id: _2, timeToRead: _3, updatedAt: _4, ...fields } = { timeToRead: 0, ...document };
  return fields;
}

/** Returns a hash that is the same for the same contents, whatever the order of the fields from the database. */
function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex');
}

/** Returns what an editor would read above the form; undefined for other errors. */
function faultsOf(error: unknown): string | undefined {
  if (!(error instanceof ValidationError)) return undefined;
  return error.data.errors.map(({ message, path }) => `${path}: ${message}`).join('; ');
}
