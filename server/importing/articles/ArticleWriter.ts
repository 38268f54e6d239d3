import { createHash } from 'node:crypto';
import { inOrder } from '@frontage/contract/primitives/members.ts';
import { type Payload, ValidationError } from 'payload';
import { noteAgreement } from '../../content/twins.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import type { Article, Page } from '../../payload-types.ts';
import { findImported, noteImported } from '../collections/imports.ts';
import type { ImportReport } from '../ImportReport.ts';
import type { ArticlePlan } from './planArticles.ts';
import type { OfferedArticle, OfferedPage } from './readArticleItem.ts';

/** With its language and the id of its original, where it is a translation. */
type Offered = (OfferedArticle | OfferedPage) & { language?: string; original?: number };

/** Undefined where there is nothing to take back. */
type TakeBack = (() => Promise<void>) | undefined;
type Outcome = 'created' | 'updated' | 'unchanged' | 'kept';

/** Writes the articles and pages of an export, and leaves alone those that an editor has changed or removed since. */
export function createArticleWriter(payload: Payload, report: ImportReport, isDryRun: boolean) {
  return { write, find };

  /**
   * Writes an article. `lead`: leads from its old address, before that, because an import that is ended in between finds
   * the article unchanged when it is run again; returns how to take that back where the article does not go live. Throws
   * what the database throws.
   */
  async function write(plan: ArticlePlan, offered: Offered, lead: () => Promise<TakeBack>): Promise<Outcome> {
    const row = await findImported(payload, plan.key);
    if (row?.offered === hashOf(offered)) return 'unchanged';
    const present = row && (await newest(plan.collection, row.document));
    if (row && (!present || row.written !== hashOf(importedFields(present)))) {
      const why = present
        ? 'it was changed in WordPress and here: carry over by hand what you want of it'
        : 'it was removed here';
      report.name('kept', offered.title, why);
      return 'kept';
    }
    const takeBack = offered._status === 'published' ? await lead() : undefined;
    if (!isDryRun) await store(plan, offered, row?.document, takeBack);
    return row ? 'updated' : 'created';
  }

  /** Stores an article as offered, or as a draft if it is not valid. */
  async function store(plan: ArticlePlan, offered: Offered, id: number | undefined, takeBack: TakeBack): Promise<void> {
    const twin = await storeAs(plan, offered, offered, id).catch(async (error: unknown) => {
      await takeBack?.();
      const faults = faultsOf(error);
      if (!faults || offered._status === 'draft') throw error;
      const draft = await storeAs(plan, offered, { ...offered, _status: 'draft' }, id);
      report.name('draft', offered.title, faults);
      return draft;
    });
    if (offered.original === undefined) return;
    const { updatedAt } = await payload.findByID({
      collection: plan.collection,
      id: offered.original,
      depth: 0,
    });
    await noteAgreement(payload, { collection: plan.collection, id: twin }, updatedAt);
  }

  function storeAs(plan: ArticlePlan, offered: Offered, written: Offered, id: number | undefined): Promise<number> {
    const { collection, key, slug } = plan;
    return inTransaction(payload, async (req) => {
      const draft = written._status === 'draft';
      // One of both, with what its own plan offers.
      const of = { collection: collection as 'articles', draft, depth: 0, req } as const;
      const { id: document } =
        id === undefined
          ? await payload.create({ ...of, data: { ...written, slug } as Article })
          : await payload.update({ ...of, id, data: written as Article });
      const present = await payload.findByID({ ...of, id: document, draft: true });
      const hashes = { offered: hashOf(offered), written: hashOf(importedFields(present)) };
      await noteImported(payload, { key, title: offered.title, of: collection, document, ...hashes }, req);
      return document;
    });
  }

  /** The id of what was written at a plan, in this run or an earlier one, if it is still there. */
  async function find({ collection, key }: ArticlePlan): Promise<number | undefined> {
    const row = await findImported(payload, key);
    return row && (await newest(collection, row.document))?.id;
  }

  /** Returns the newest version, which may be an editor's draft that is not published yet. */
  async function newest(collection: ArticlePlan['collection'], id: number): Promise<Article | Page | undefined> {
    const options = { collection, id, draft: true, depth: 0, disableErrors: true } as const;
    return (await payload.findByID(options)) ?? undefined;
  }
}

export type ArticleWriter = ReturnType<typeof createArticleWriter>;

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
