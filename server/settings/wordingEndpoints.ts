import { hash } from 'node:crypto';
import { bareSlug, nameInEnglish, usualLanguage } from '@frontage/contract/language.ts';
import { contactPathOf, settingsWords } from '@frontage/contract/siteSettings.ts';
import { hasCatalogue } from '@frontage/contract/words/ownWords.ts';
import { APIError, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { answer, type Call, getCall, postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { findTwinPath } from '../content/findTwinPath.ts';
import { toSiteSettings } from '../content/toContract.ts';
import { keyOf, type TwinState } from '../content/twins.ts';
import { publishedIn, whereAddress } from '../fields/language.ts';
import { isWorded, readOwnForms } from '../forms/readForms.ts';
import { readFormTitles } from '../forms/readFormTitles.ts';
import type { SiteSetting, Wording } from '../payload-types.ts';
import { emptyWords, isEmptyLanguage } from '../seed/emptySeed.ts';

const asked = z.object({ language: z.string() });
const addressOf = ({ id }: Wording) => `/admin/collections/wordings/${id}`;

/** `GET /api/globals/site-settings/translations`: the settings in each language of the site, and what those lack. */
export const languagesOfSettingsEndpoint = getCall('/translations', async (req) =>
  answer(200, { languages: await findWordings(req) }),
);

/** The same beside a wording. */
export const languagesOfWordingEndpoint: Call = { ...languagesOfSettingsEndpoint, path: '/:id/translations' };

/** `POST /api/globals/site-settings/translate` with `{"language": "de"}`: see {@link translateSettings}. */
export const translateSettingsEndpoint = postCall('/translate', async (req) => {
  const { language = '' } = asked.safeParse(await req.json?.().catch(() => undefined)).data ?? {};
  const doc = await translateSettings(req, language);
  return Response.json({ doc, href: addressOf(doc) }, { status: 201 });
});

export async function findWording(req: PayloadRequest, language: string): Promise<number | undefined> {
  const where = { language: { equals: language } };
  return (await req.payload.find({ collection: 'wordings', where, sort: 'id', depth: 0, limit: 1, req })).docs[0]?.id;
}

/** Makes the wording of a language as a draft, in the words that the settings have now. */
export async function translateSettings(req: PayloadRequest, language: string): Promise<Wording> {
  const { payload } = req;
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  const [, ...further] = settings.languages ?? [];
  if (!further.some(({ code }) => code === language))
    throw new APIError(say('Add the language in Site settings, Agency, and publish that first'), 400);
  // Where the product has words of its own for the question, they are nearer to a translation than those of another language.
  const from = settings.language ?? usualLanguage;
  const isUsual = isEmptyLanguage(from) && settings.consent?.text === emptyWords[from].consent.text;
  const usual = isUsual && isEmptyLanguage(language) ? emptyWords[language].consent : undefined;
  const consent = { ...settings.consent, ...usual };
  const data = { ...withoutIds({ ...wordsIn(settings), consent }), name: nameInEnglish(language), language };
  const doc = await payload.create({ collection: 'wordings', data: data as Wording, draft: true, depth: 0, req });
  await agreeWithSettings(payload, doc.id, req);
  return doc;
}

/** `POST /api/wordings/2/agree`: an editor says that the words are right as they are. */
export const agreeWordingEndpoint = postCall('/:id/agree', async (req) => {
  await agreeWithSettings(req.payload, Number(req.routeParams?.id), req);
  return answer(200, say('It is up to date with the settings'));
});

/** Notes that a wording agrees with the settings as they are now. */
export async function agreeWithSettings(payload: Payload, id: number, req: PayloadRequest): Promise<void> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  await payload.kv.set(keyOf({ collection: 'wordings', id }), { mark: markOf(settings) });
}

/** What the settings say in words: names of {@link settingsWords}, and the sentences of emails. */
function wordsIn(settings: SiteSetting | Wording): Record<string, unknown> {
  const names = [...Object.keys(settingsWords.shape), 'emailWords'];
  return Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));
}

/** Rows of another document would be moved and not copied. Sentences and synonyms are in words of the default language. */
function withoutIds({ emailWords: _, formWords: __, search: ___, ...words }: Record<string, unknown>): object {
  return JSON.parse(JSON.stringify(words, (name, value) => (name === 'id' ? undefined : value)));
}

/** Changes with the words of the settings, and with nothing else of them. */
const markOf = (settings: SiteSetting) => hash('sha1', JSON.stringify(wordsIn(settings)));

async function findWordings(req: PayloadRequest): Promise<TwinState[]> {
  const { payload } = req;
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  const [first, ...further] = settings.languages ?? [];
  if (!first || further.length === 0) return [];
  const { docs } = await payload.find({ collection: 'wordings', depth: 0, pagination: false, draft: true, req });
  const mark = markOf(settings);
  const states = further.map(async ({ code }): Promise<TwinState> => {
    const wording = docs.find(({ language }) => language === code);
    const missing = await findMissing(payload, code, req);
    if (!wording) return { language: code, missing };
    const agreed = await payload.kv.get(keyOf({ collection: 'wordings', id: wording.id }));
    const agreedMark: unknown = Reflect.get(Object(agreed), 'mark');
    const isBehind = agreedMark !== undefined && agreedMark !== mark;
    const stands = { id: wording.id, href: addressOf(wording), isPublished: wording._status === 'published' };
    return {
      language: code,
      ...stands,
      missing,
      ...(isBehind && settings.updatedAt ? { behindSince: settings.updatedAt } : {}),
    };
  });
  const original = { language: first.code, href: '/admin/globals/site-settings', isPublished: true };
  return [original, ...(await Promise.all(states))];
}

/** What a language needs before visitors may see it: in words, each with the place where it is made. */
export async function findMissing(payload: Payload, code: string, req?: PayloadRequest): Promise<string[]> {
  const within = req ? { req } : {};
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, ...within });
  const where = publishedIn(code);
  const { docs } = await payload.find({ collection: 'wordings', where, depth: 0, limit: 1, ...within });
  const [wording] = docs;
  const lacksPage = async (path: string) => {
    const [page = ''] = path.split(/[?#]/, 1);
    const there = { and: [await whereAddress(payload, page, req), { _status: { equals: 'published' } }] };
    const { totalDocs } = await payload.count({ collection: 'pages', where: there, ...within });
    return totalDocs > 0 && (await findTwinPath(payload, code, path, req)) === undefined;
  };
  const lacks: [boolean, string][] = [
    [!hasCatalogue(code), say('the sentences that the product says by itself, a file in own/words')],
    [!wording, say('menu, footer and the other words of the settings')],
    [Boolean(wording && settings.callToFormText && !wording.callToFormText), say('words of the header’s button')],
    [
      Boolean(wording && settings.consent?.text && !wording.consent?.text),
      say('the question whether visits may be counted'),
    ],
    [await lacksPage('/'), say('a first page')],
    [await lacksPage(settings.privacyPath ?? '/'), say('the page with the privacy policy')],
    [await lacksPage(contactPathOf(toSiteSettings(settings))), say('the page with the contact form')],
  ];
  const written = { collection: 'forms', where, pagination: false, depth: 0, ...within } as const;
  const twins = new Set((await payload.find(written)).docs.map(({ name }) => bareSlug(name)));
  const titles = await readFormTitles(payload);
  for (const form of await readOwnForms(payload)) {
    const title = titles.get(form.id) ?? '';
    lacks.push([isWorded(form) && !twins.has(form.id), say('the form “{title}”', { title })]);
  }
  const called = wording?.callToAction?.href;
  if (called?.startsWith('/')) lacks.push([await lacksPage(called), say('the page to which its call to action leads')]);
  return lacks.flatMap(([isMissing, words]) => (isMissing ? [words] : []));
}
