import { nameInEnglish, slugIn } from '@frontage/contract/language.ts';
import { usualPathWords } from '@frontage/contract/pathNames.ts';
import { type CollectionWith, kindsWith } from '@frontage/kinds/kinds.ts';
import type { Payload, PayloadRequest } from 'payload';
import { noteAgreement } from '../content/twins.ts';
import type { Wording } from '../payload-types.ts';
import { agreeWithSettings } from '../settings/wordingEndpoints.ts';
import { defined } from './defined.ts';
import type { SeedContent, SeedLanguage } from './seedContent.ts';
import { type SeedIds, storedArticle, storedDeclared, storedPage } from './stored.ts';

/** Stores the documents of further languages, each as an agreeing twin of its original, and shows them to visitors. */
export async function seedLanguages(
  payload: Payload,
  req: PayloadRequest,
  { languages = [], settings }: SeedContent,
  ids: SeedIds,
): Promise<void> {
  for (const language of languages) await seedLanguage(payload, req, language, ids);
  if (languages.length === 0) return;
  const further = languages.map(({ code }) => ({ code, isVisible: true, paths: pathsOf(code) }));
  const data = { languages: [{ code: settings.language ?? ('en' as const) }, ...further] };
  await payload.updateGlobal({ slug: 'site-settings', data, req, depth: 0 });
}

/** What an agency that writes in the language calls the parts of its addresses. */
const pathsOf = (code: SeedLanguage['code']): Record<string, string[]> =>
  Object.fromEntries(Object.entries(usualPathWords[code] ?? {}).map(([name, word]) => [name, [word]]));

async function seedLanguage(payload: Payload, req: PayloadRequest, said: SeedLanguage, ids: SeedIds): Promise<void> {
  const { code: language } = said;
  const of = { language, name: nameInEnglish(language), _status: 'published' as const };
  const wording = { ...ids.pictures.resolve(defined(said.settings)), ...of } as unknown as Wording;
  const { id } = await payload.create({ collection: 'wordings', data: wording, req, depth: 0 });
  await agreeWithSettings(payload, id, req);
  const twins = {
    people: said.people.map(({ original, twin }) => ({ original, data: storedDeclared(twin, ids) })),
    articles: said.articles.map(({ original, twin }) => ({ original, data: storedArticle(twin, ids) })),
    pages: said.pages.map(({ original, twin }) => ({ original, data: storedPage(twin, ids) })),
  };
  for (const collection of ['people', 'articles', 'pages'] as const) {
    const found = await findBy(payload, req, collection, 'slug');
    for (const { data, original: slug } of twins[collection]) {
      const original = found(slug);
      const stored = { ...data, slug: slugIn(language, data.slug ?? slug), language, original: original.id } as never;
      const twin = await payload.create({ collection, data: stored, req, depth: 0 });
      await noteAgreement(payload, { collection, id: twin.id }, original.updatedAt);
    }
  }
  for (const { collection, demo, name: kind } of kindsWith('words')) {
    const found = await findBy(payload, req, collection, demo[0]);
    for (const [telling, words] of Object.entries(said.words[kind] ?? {})) {
      const original = found(telling);
      const data = {
        kind,
        language,
        original: original.id,
        name: telling,
        [kind]: words,
        _status: 'published' as const,
      };
      const { id } = await payload.create({ collection: 'translations', data, req, depth: 0 });
      await noteAgreement(payload, { collection: 'translations', id }, original.updatedAt);
    }
  }
}

/** Finds originals of a collection by one of their fields. Throws where there is none. */
async function findBy(
  payload: Payload,
  req: PayloadRequest,
  collection: CollectionWith<'hasTwins'> | CollectionWith<'words'>,
  field: string,
) {
  const { docs } = await payload.find({ collection, pagination: false, depth: 0, req });
  const found = new Map(docs.map((one) => [String(Reflect.get(one, field)), one]));
  return (telling: string) => {
    const original = found.get(telling);
    if (!original) throw new Error(`There is no ${telling} in ${collection} that could be said in another language`);
    return original;
  };
}
