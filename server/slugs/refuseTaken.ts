import { ownPathNames } from '@frontage/contract/pathNames.ts';
import { kindsWith, type PagedCollection } from '@frontage/kinds/kinds.ts';
import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { nameOfLanguage, say, sayNoun } from '../admin/say.ts';
import { findPath } from '../fields/address.ts';
import { findLanguageAt, findPlainPath, findSpokenPath, whereAddress } from '../fields/language.ts';

/**
 * Refuses to publish a document at the address of one of another kind, such as a recording at that of an article of the
 * category video, because slugs are unique in their own collection only, or at that of a further language.
 */
export function refuseTaken(collection: PagedCollection): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const stored = { ...originalDoc, ...data };
    if (stored._status !== 'published' || stored.deletedAt) return data;
    const written = await findPath(collection, stored, req);
    const path = written && (await findSpokenPath(req.payload, written, req));
    const isThere = originalDoc?._status === 'published' && path === originalDoc.address;
    if (path === undefined || isThere) return data;
    const refuse = (holder: string): never => {
      const message = say('{path} is the address of {holder}. Give this one another end', { path, holder });
      throw new ValidationError({ collection, errors: [{ path: 'slug', message, label: message }], req });
    };
    const language = stored.language ? undefined : await findLanguageAt(req.payload, path, req);
    if (language) refuse(say('the first page in {language}', { language: nameOfLanguage(language) }));
    const plain = await findPlainPath(req.payload, path, req);
    const isOwn = ownPathNames.includes(plain.path.slice(1)) && path !== `/${plain.language}${plain.path}`;
    if (plain.language && isOwn) refuse(say('what is at {path} in the default language', { path: plain.path }));
    const there = [{ _status: { equals: 'published' } }, await whereAddress(req.payload, path, req)];
    // In the default language the slug is unique in its own collection, and that says so.
    for (const kind of kindsWith('page').filter((one) => plain.language || one.collection !== collection)) {
      const others = kind.collection === collection ? [{ id: { not_equals: originalDoc?.id ?? 0 } }] : [];
      const where = { and: [...there, ...others] };
      const { docs } = await req.payload.find({ collection: kind.collection, where, limit: 1, depth: 0, req });
      if (!docs[0]) continue;
      refuse(say('the {kind} "{title}"', { kind: sayNoun(kind.label.one), title: Reflect.get(docs[0], kind.title) }));
    }
    return data;
  };
}
