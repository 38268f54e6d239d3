import { nameInEnglish } from '@frontage/contract/language.ts';
import { kindsWith, type PagedCollection } from '@frontage/kinds/kinds.ts';
import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { findPath } from '../fields/address.ts';
import { findLanguageAt } from '../fields/language.ts';

/**
 * Refuses to publish a document at the address of one of another kind, such as a recording at that of an article of the
 * category video, because slugs are unique in their own collection only, or at that of a further language.
 */
export function refuseTaken(collection: PagedCollection): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const stored = { ...originalDoc, ...data };
    if (stored._status !== 'published' || stored.deletedAt) return data;
    const path = await findPath(collection, stored, req);
    if (path === undefined || path === originalDoc?.address) return data;
    const refuse = (holder: string): never => {
      const message = `${path} is the address of ${holder}. Give this one another end`;
      throw new ValidationError({ collection, errors: [{ path: 'slug', message, label: message }], req });
    };
    const language = stored.language ? undefined : await findLanguageAt(req.payload, path, req);
    if (language) refuse(`the first page in ${nameInEnglish(language)}`);
    const where = { and: [{ _status: { equals: 'published' } }, { address: { equals: path } }] };
    for (const kind of kindsWith('page').filter((one) => one.collection !== collection)) {
      const { docs } = await req.payload.find({ collection: kind.collection, where, limit: 1, depth: 0, req });
      if (!docs[0]) continue;
      refuse(`the ${kind.label.one.toLowerCase()} "${Reflect.get(docs[0], kind.title)}"`);
    }
    return data;
  };
}
