import type { PageContext } from '@frontage/contract/page.ts';
import { referencesIn } from '@frontage/contract/primitives/reference.ts';
import type { Kind, KindName } from '@frontage/kinds/defineKind.ts';
import { kindsWith } from '@frontage/kinds/kinds.ts';
import { ContentError } from './ContentError.ts';
import type { Facts } from './facts.ts';

type BlockData = Pick<
  PageContext,
  'articlesByCategory' | 'articlesBySlug' | 'casesBySlug' | 'documents' | 'formTokens' | 'ownForms'
>;

/**
 * Reads the data that the blocks of a layout show in addition to their own fields. Each item is requested only if a
 * block needs it. Rejects, naming `place`, if a block names something unpublished.
 */
export async function readBlockData(facts: Facts, place: string, layout: readonly object[]): Promise<BlockData> {
  const { articleSlugs, caseSlugs } = referencesIn(layout);
  const articlesBySlug = await findBySlug(articleSlugs, facts.article);
  const casesBySlug = await findBySlug(caseSlugs, facts.case);
  requireAll(place, 'article', articleSlugs, articlesBySlug);
  requireAll(place, 'case', caseSlugs, casesBySlug);
  const formIds = [...findValues(layout, 'formId'), ...findValues(layout, 'form', 'form')];
  return {
    articlesByCategory: await findByName(findValues(layout, 'category', 'latest_articles'), facts.latestArticles),
    articlesBySlug,
    casesBySlug,
    formTokens: await findByName(formIds, facts.formToken),
    ...(await ownFormsOf(facts, formIds)),
    ...(await documentsOf(facts, layout)),
  };
}

/** Returns the documents of kinds whose block is in the layout, or that a block names; nothing if there are none. */
async function documentsOf(facts: Facts, layout: readonly object[]): Promise<Pick<BlockData, 'documents'>> {
  const blocks = new Set(layout.map((block) => Reflect.get(block, 'acf_fc_layout')));
  const isNamed = ([name, { told = [] }]: [string, KindName]) =>
    [`${name}Slug`, `${name}Slugs`, ...told].some((field) => hasField(layout, field));
  const wanted = kindsWith('form').filter(
    ({ listedBy, named }: Partial<Kind>) =>
      (listedBy !== undefined && blocks.has(listedBy)) || Object.entries(named ?? {}).some(isNamed),
  );
  if (wanted.length === 0) return {};
  const found: [string, unknown[]][] = [];
  for (const { name } of wanted) found.push([name, await facts.documents(name)]);
  return { documents: Object.fromEntries(found) };
}

/** Whether a field is filled anywhere in a layout. */
function hasField(part: unknown, field: string): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return Reflect.get(part, field) !== undefined || Object.values(part).some((inner) => hasField(inner, field));
}

/** Returns the forms that their owner changed; nothing if all forms of the page are as usual. */
async function ownFormsOf(facts: Facts, formIds: readonly string[]): Promise<Pick<BlockData, 'ownForms'>> {
  const own = Object.values(await findByName(formIds, facts.ownForm)).filter((form) => form !== undefined);
  return own.length > 0 ? { ownForms: Object.fromEntries(own.map((form) => [form.id, form])) } : {};
}

async function findByName<Value>(
  names: readonly string[],
  find: (name: string) => Promise<Value>,
): Promise<Record<string, Value>> {
  const entries: [string, Value][] = [];
  for (const name of names) entries.push([name, await find(name)]);
  return Object.fromEntries(entries);
}

async function findBySlug<Card>(
  slugs: readonly string[],
  find: (slug: string) => Promise<Card | undefined>,
): Promise<Record<string, Card>> {
  const all = Object.entries(await findByName(slugs, find));
  return Object.fromEntries(all.flatMap(([slug, card]) => (card === undefined ? [] : [[slug, card] as const])));
}

function requireAll(place: string, kind: string, slugs: string[], found: Record<string, unknown>): void {
  const missing = slugs.filter((slug) => !(slug in found));
  if (missing.length === 0) return;
  const names = missing.map((slug) => `"${slug}"`).join(', ');
  const says =
    missing.length === 1
      ? `${place} names the ${kind} ${names}, which is not published`
      : `${place} names the ${kind}s ${names}, which are not published`;
  throw new ContentError(`${says}. Publish what is named, or name another in the CMS.`);
}

/** Returns the distinct values of a field at any depth of a layout, only in blocks named `of` if that is given. */
function findValues(layout: readonly object[], field: string, of?: string): string[] {
  const values = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const value: unknown = Reflect.get(part, field);
    if (typeof value === 'string' && (of === undefined || Reflect.get(part, 'acf_fc_layout') === of)) values.add(value);
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(layout);
  return [...values];
}
