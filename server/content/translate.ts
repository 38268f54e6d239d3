import { slugIn } from '@frontage/contract/language.ts';
import { type CollectionWith, type KindWith, kindInWords, kindOfWords } from '@frontage/kinds/kinds.ts';
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { lockRows } from '../database/inTransaction.ts';
import type { Form } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import { findFreeSlug } from '../slugs/makeSlugFromTitle.ts';
import { isBringingBack } from '../trash/withTrash.ts';
import { noteAgreement, placeOf, type TwinHome, type TwinPlace } from './twins.ts';

/** What the admin shows above lists of documents that have translations. */
export const listForTranslators = '/content/TwinWords.tsx#ListForTranslators';

const asked = z.object({ language: z.string() });
type Asked = TwinPlace & z.infer<typeof asked>;

/**
 * `POST /api/pages/12/translate` with `{"language": "de"}`: makes the twin of a document as a draft, with everything
 * that its original has now, and answers it.
 */
export const translateEndpoint = postCall('/:id/translate', async (req) => {
  const place = placeOf(req);
  const body = asked.safeParse(await req.json?.().catch(() => undefined)).data;
  if (!body) throw new APIError('Name the language, such as {"language": "de"}', 400);
  const doc = await translate(req, { ...place, ...body });
  const href = kindInWords(place.collection) ? { href: `/admin/collections/translations/${doc.id}` } : {};
  return Response.json(
    { doc, ...href, message: say('It is a draft in the words of its original: write it in its language') },
    { status: 201 },
  );
});

/** Makes the twin of a document. Throws where the site does not have the language, or there is one already. */
export async function translate(req: PayloadRequest, { collection: of, id, language }: Asked) {
  const { payload } = req;
  const { languages } = await payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  const [, ...further] = languages ?? [];
  if (!further.some(({ code }) => code === language)) {
    const named = further.map(({ code }) => code).join(', ');
    const mend = named
      ? say('It is written in {named} besides the first', { named })
      : say('Add languages in Site settings, Agency');
    throw new APIError(say('The site has no further language "{language}". {mend}', { language, mend }), 400);
  }
  const kind = kindInWords(of);
  if (kind) return translateWords(req, kind, { id, language });
  const collection = of as CollectionWith<'hasTwins'> | 'forms';
  const found = await payload.findByID({ collection, id, depth: 0, draft: true, disableErrors: true, req });
  if (!found) throw new APIError(say('There is no such document'), 404);
  const original = idOf(found.original) ?? found.id;
  const source =
    original === found.id ? found : await payload.findByID({ collection, id: original, depth: 0, draft: true, req });
  const twin = !('slug' in source)
    ? await copyForm(req, source, language)
    : await payload.duplicate({
        collection: collection as CollectionWith<'hasTwins'>,
        id: original,
        data: { language, original, slug: await findFreeSlug(req, collection, slugIn(language, source.slug)) },
        depth: 0,
        draft: true,
        req,
      });
  await noteAgreement(payload, { collection, id: twin.id }, source.updatedAt);
  return twin;
}

/** Makes the words of a document in a language as a draft, in those that it has now. */
async function translateWords(
  req: PayloadRequest,
  kind: KindWith<'words'>,
  { id, language }: { id: number; language: string },
) {
  const { payload } = req;
  const source = await payload.findByID({ collection: kind.collection, id, depth: 0, disableErrors: true, req });
  if (!source) throw new APIError(say('There is no such document'), 404);
  const name = String(Reflect.get(source, kind.title));
  const of = { kind: kind.name, original: id, language };
  const words = Object.fromEntries(Object.entries(source).filter(([field]) => field in kind.words.fields));
  const data = { ...of, name, [kind.name]: words };
  const doc = await payload.create({ collection: 'translations', data, draft: true, depth: 0, req });
  await noteAgreement(payload, { collection: 'translations', id: doc.id }, source.updatedAt);
  return doc;
}

/** What a form asks and says. Where visitors are led, and who is told, is said once, by its original. */
async function copyForm(req: PayloadRequest, original: Form, language: string) {
  const { buttonText, consentText, fields, kind, name, questions, thanksText, thanksTitle, title } = original;
  const words = { buttonText, consentText, fields, kind, questions, thanksText, thanksTitle, title };
  if (!name) throw new APIError(say('Publish the form first: its translation is kept under its name'), 409);
  const data = { ...words, language, original: original.id, name: slugIn(language, name) } as Form;
  return req.payload.create({ collection: 'forms', data, depth: 0, draft: true, req });
}

interface Twin {
  id: number;
  kind?: string | null;
  language?: string | null;
  original?: number | { id: number } | null;
  _status?: string | null;
  deletedAt?: string | null;
}

/**
 * Keeps one twin of an original in each language: refuses another one, also where the first is in the trash, its
 * restoring and its publishing.
 */
export const keepOneTwin: CollectionBeforeChangeHook<Twin> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { id, kind, language, original: related } = { ...originalDoc, ...data };
  const original = idOf(related);
  const isNew = operation === 'create';
  const isShowing = data._status === 'published';
  const isBack = isBringingBack(data, originalDoc);
  if (!language || original === undefined || !(isNew || isBack || isShowing)) return data;
  const home = collection.slug as TwinHome;
  const of = home === 'translations' ? kindOfWords(kind)?.collection : home;
  // Two that are made at the same time would not find each other.
  if (of) await lockRows(req.payload, req, new Map([[of, new Set([original])]]));
  const same = { original, language, ...(kind && home === 'translations' ? { kind } : {}) };
  const and = Object.entries(same).map(([field, equals]) => ({ [field]: { equals } }));
  const { docs } = await req.payload.find({
    collection: home,
    where: { and: id === undefined ? and : [...and, { id: { not_equals: id } }] },
    depth: 0,
    pagination: false,
    trash: true,
    req,
  });
  const others = docs as Twin[];
  const there =
    others.find((one) => !one.deletedAt && (isNew || isBack || one._status === 'published')) ??
    (isNew ? others[0] : undefined);
  if (!there) return data;
  const mend = there.deletedAt
    ? say('. Restore it from the trash')
    : isNew
      ? ''
      : say('. Put one of the two into the trash');
  const title = String(Reflect.get(there, collection.admin.useAsTitle ?? 'id'));
  throw new APIError(
    say('It is there in "{language}" already: {title}{mend}', { language, title, mend }),
    409,
    undefined,
    true,
  );
};
