import { pathIn } from '@frontage/contract/language.ts';
import { ownPathNames } from '@frontage/contract/pathNames.ts';
import type { Kind, Stored } from '@frontage/kinds/defineKind.ts';
import type { CollectionWith, PagedCollection } from '@frontage/kinds/kinds.ts';
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { nameOfLanguage, say } from '../admin/say.ts';
import { findPath } from '../fields/address.ts';
import { findLanguageAt, findPlainPath, findSpokenPath } from '../fields/language.ts';
import { findHolder } from '../redirects/checkRedirect.ts';
import { type Fault, findFaultsOfNames, referencesAreCheckedLater } from '../references/checkReferences.ts';
import { findMissing } from '../references/keepUsed.ts';
import { brokenRules } from './checkRules.ts';

/** Refuses to publish a document whose page could not be rendered or found. As a draft it is stored. */
export function refusePublication(kind: Kind): CollectionBeforeChangeHook {
  return async ({ collection: { slug }, data, originalDoc, req }) => {
    const stored = { ...originalDoc, ...data };
    // A document that goes into the trash needs no page.
    if (stored._status !== 'published' || stored.deletedAt) return data;
    const errors = await findFaults(req, kind, stored, originalDoc);
    if (errors.length === 0) return data;
    throw new ValidationError({ collection: slug, errors, ...(originalDoc ? { id: originalDoc.id } : {}), req });
  };
}

/** What keeps a document from being published, besides what its fields say by themselves. `before`: as it was stored. */
export async function findFaults(req: PayloadRequest, kind: Kind, stored: Stored, before?: Stored): Promise<Fault[]> {
  const { blocks, form, page } = kind;
  const broken = form?.rule?.faultOf(stored);
  const faults = form?.rule && broken ? [{ path: form.rule.field, message: broken, label: broken }] : [];
  const ofBlocks = kind.collection as CollectionWith<'blocks'>;
  if (blocks) faults.push(...brokenRules(req, ofBlocks, stored.layout));
  if (page) faults.push(...(await faultsOfAddress(req, kind.collection as PagedCollection, stored, before)));
  if (req.context[referencesAreCheckedLater]) return faults;
  const collection = req.payload.collections[ofBlocks].config;
  faults.push(...(await findMissing(req, collection, stored)));
  if (blocks) faults.push(...(await findFaultsOfNames(req, ofBlocks, stored)));
  return faults;
}

/**
 * Whether the address is that of a document of another kind, such as a recording at that of an article of the category
 * video, because slugs are unique in their own collection only, or that of a further language.
 */
async function faultsOfAddress(
  req: PayloadRequest,
  collection: PagedCollection,
  stored: Stored,
  before: Stored | undefined,
): Promise<Fault[]> {
  const written = await findPath(collection, stored, req);
  const path = written && (await findSpokenPath(req.payload, written, req));
  const isThere = before?._status === 'published' && path === before.address;
  if (path === undefined || isThere) return [];
  const heldBy = (holder: string): Fault[] => {
    const message = say('{path} is the address of {holder}. Give this one another end', { path, holder });
    return [{ path: 'slug', message, label: message }];
  };
  const language = stored.language ? undefined : await findLanguageAt(req.payload, path, req);
  if (language) return heldBy(say('the first page in {language}', { language: nameOfLanguage(language) }));
  const plain = await findPlainPath(req.payload, path, req);
  const isOwn = ownPathNames.includes(plain.path.slice(1)) && path !== pathIn(plain.language, plain.path);
  if (isOwn) return heldBy(say('what the product calls {path}, by its words in Site settings', { path: plain.path }));
  const holder = await findHolder(req, path, { collection, id: Number(before?.id) });
  return holder ? heldBy(holder) : [];
}
