import { usualLanguage } from '@frontage/contract/language.ts';
import { spokenPath } from '@frontage/contract/spokenPaths.ts';
import { type Payload, ValidationError } from 'payload';
import { faultOfPath, plainPath } from '../redirects/redirectPath.ts';
import { createOldAddresses } from './addresses.ts';
import { createArticleWriter } from './articles/ArticleWriter.ts';
import { type ArticlePlan, keyOfPost, planArticles } from './articles/planArticles.ts';
import { type ArticleTools, readArticleItem, readPageItem } from './articles/readArticleItem.ts';
import { createTerms } from './articles/Terms.ts';
import { ExportFault, type ExportItem } from './export/exportEntry.ts';
import type { ImportReport } from './ImportReport.ts';
import { createSpokenExport } from './languages.ts';
import { openSource, type Source } from './openSource.ts';
import type { ImportOptions } from './options.ts';
import { createPictureIndex } from './pictures/PictureIndex.ts';
import { createPictureLibrary } from './pictures/PictureLibrary.ts';

const counted = {
  articles: {
    created: 'articles created',
    updated: 'articles updated',
    unchanged: 'articles that are as they were',
    kept: 'articles left as they are here',
    failed: 'articles that could not be carried',
  },
  pages: {
    created: 'pages created',
    updated: 'pages updated',
    unchanged: 'pages that are as they were',
    kept: 'pages left as they are here',
    failed: 'pages that could not be carried',
  },
} as const;

/**
 * Carries an export of WordPress, or a WordPress site on the web, into the CMS: posts become articles with their
 * categories, tags, pictures and redirects, pages become drafts with their texts. It can run again: what was carried
 * before is updated, or left alone if an editor has changed it. An error in one post affects that post only. Throws
 * ExportFault if the source is neither.
 */
export async function importWordpress(
  payload: Payload,
  options: ImportOptions,
  now: Date,
  source: Source | Promise<Source> = openSource(options),
): Promise<ImportReport> {
  const { index, read, report } = await source;
  const addresses = createOldAddresses(index.siteUrl);
  const { language, languages } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  const codes = (languages ?? []).map(({ code }) => code);
  const spoken = createSpokenExport(index, codes.length > 0 ? codes : [language ?? usualLanguage], report);
  const terms = createTerms(payload, options, index, spoken, report);
  const plans = await planArticles(payload, index, addresses, terms, spoken, report);
  const writer = createArticleWriter(payload, report, options.isDryRun);
  const tools: ArticleTools = {
    addresses,
    index,
    terms,
    report,
    now,
    pictures: createPictureIndex(index, addresses.host),
    library: createPictureLibrary(payload, options, report),
    clock: options.timeZone ? { timeZone: options.timeZone } : { offsetMinutes: index.utcOffsetMinutes },
  };

  const carry = async (item: ExportItem, plan: ArticlePlan) => {
    const read = await (plan.collection === 'pages' ? readPageItem : readArticleItem)(item, tools);
    const planned = plans.get(plan.original ?? '');
    const original = planned && (await writer.find(planned));
    const offered = {
      ...read,
      ...(plan.language ? { language: plan.language } : {}),
      ...(original ? { original } : {}),
      ...(plan.isWaiting ? { _status: 'draft' as const } : {}),
    };
    const old = addresses.pathOf(item.link);
    const path = spokenPath(plan.path, languages);
    const outcome = await writer.write(plan, offered, async () => {
      // Only editors knew the address of a post that was not a page of the old site yet.
      if (item.status !== 'publish') return undefined;
      return leadFromOldAddress(item.link, offered.title, path);
    });
    report.count(counted[plan.collection][outcome]);
    if (plan.collection === 'pages' && item.status === 'publish' && old !== undefined && plainPath(old) !== path)
      report.name('redirect', offered.title, `lead ${plainPath(old)} to ${path} once the page is published`);
  };

  let number = 0;
  let skipped = 0;
  try {
    await carryAll();
  } catch (error) {
    // A site on the web that went away: the report says what came until then.
    if (!(error instanceof ExportFault)) throw error;
    report.name('failed', '', `${error.message} What came already is known: import again, and the rest comes`);
  }
  return report;

  async function carryAll(): Promise<void> {
    // An original may come later in the export than its translations.
    for (const isTranslation of [false, true]) {
      const open = new Map([...plans].filter(([, { original }]) => (original !== undefined) === isTranslation));
      if (open.size === 0) continue;
      for await (const entry of read()) {
        if (entry.kind === 'gap') report.name(entry.chapter, entry.about, entry.words);
        const key = entry.kind === 'item' && /^(?:post|page)$/.test(entry.type) && keyOfPost(entry, addresses.host);
        const plan = key && open.get(key);
        if (!plan) {
          skipped += 1;
          if (skipped % 100 === 0) options.tell?.({ read: skipped });
          continue;
        }
        skipped = 0;
        // Two parts of one export may contain the same post. The first one counts.
        open.delete(key);
        try {
          await carry(entry, plan);
        } catch (error) {
          report.count(counted[plan.collection].failed);
          report.name('failed', entry.title || plan.slug, reasonOf(error));
        }
        number += 1;
        options.tell?.({ number, count: plans.size });
      }
    }
  }

  /**
   * Creates a redirect from the permalink of a post to its path here, and returns what removes it again; undefined where
   * there is none to remove. Reports what cannot be redirected.
   */
  async function leadFromOldAddress(
    link: string,
    title: string,
    to: string,
  ): Promise<(() => Promise<void>) | undefined> {
    const path = addresses.pathOf(link);
    const from = path === undefined ? undefined : plainPath(path);
    if (from === to || link === '') return undefined;
    const fault = from === undefined ? 'a redirect here has no "?"' : faultOfPath(from);
    if (from === undefined || fault) {
      report.name('redirect', title, `${link} leads to ${to} only where the proxy in front does it: ${fault}`);
      return undefined;
    }
    const { docs } = await payload.find({
      collection: 'redirects',
      where: { from: { equals: from } },
      limit: 1,
      depth: 0,
    });
    const [known] = docs;
    if (known) {
      if (known.to !== to) report.name('redirect', title, `${from} leads to ${known.to} already, not to ${to}`);
      return undefined;
    }
    report.count('redirects');
    if (options.isDryRun) return undefined;
    try {
      const data = { from, to, isPermanent: true };
      const { id } = await payload.create({ collection: 'redirects', data, depth: 0 });
      return async () => {
        await payload.delete({ collection: 'redirects', id, depth: 0 });
        report.count('redirects', -1);
      };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      report.count('redirects', -1);
      report.name('redirect', title, error.data.errors.map(({ message }) => message).join('; '));
      return undefined;
    }
  }
}

function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return `${words.replace(/\s+/g, ' ').slice(0, 300)}. Fix it in WordPress and run the import again, or write it again here`;
}
