import { kindOf } from '@frontage/kinds/kinds.ts';
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { never } from '../../access/access.ts';
import { nameOfLanguage, say } from '../../admin/say.ts';
import { ofKind } from '../../content/ofKind.ts';
import { lockRows } from '../../database/inTransaction.ts';
import { isVisibleIn, publishedIn } from '../../fields/language.ts';
import { onSite, readiness } from '../../fields/uiFields.ts';
import type { Wording } from '../../payload-types.ts';
import { isBringingBack } from '../../trash/withTrash.ts';
import { autosaved, editedBy } from '../../versions/drafts.ts';
import { agreeWordingEndpoint, findWording, languagesOfWordingEndpoint } from '../wordingEndpoints.ts';
import { partsOfWords, settingsLanguages } from './siteSettings.ts';

/** Keeps one wording of each language. */
const keepOne: CollectionBeforeChangeHook<Wording> = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && !isBringingBack(data, originalDoc)) return data;
  const { language = '' } = { ...originalDoc, ...data };
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  // Two that are made at the same time would not find each other.
  await lockRows(req.payload, req, new Map([['site-settings', new Set([settings.id ?? 0])]]));
  if ((await findWording(req, language)) === undefined) return data;
  const words = say('The settings are there in {language} already', { language: nameOfLanguage(language) });
  throw new APIError(words, 409, undefined, true);
};

/** The words of the settings in a further language. "Translate" in Site settings makes one. */
export const wordings = ofKind(kindOf('wordings'), {
  labels: { singular: 'Settings in another language', plural: 'Settings in other languages' },
  admin: {
    defaultColumns: ['name', '_status', 'updatedAt'],
    description:
      'Menu, footer and the other words of Site settings, once for each further language. Site settings, Agency, Languages makes them; what is no word stays there for all languages.',
  },
  disableDuplicate: true,
  versions: { drafts: autosaved, maxPerDoc: 30 },
  endpoints: [languagesOfWordingEndpoint, agreeWordingEndpoint],
  hooks: {
    beforeChange: [keepOne],
    afterChange: [({ doc, req }) => keepShown(req, doc)],
    afterDelete: [({ doc, req }) => keepShown(req, doc)],
  },
  fields: [
    onSite,
    readiness,
    {
      name: 'name',
      type: 'text',
      required: true,
      access: { update: never },
      hooks: { afterRead: [({ siblingData: { language }, value }) => (language ? nameOfLanguage(language) : value)] },
      admin: { hidden: true },
    },
    { name: 'language', type: 'text', required: true, index: true, access: { update: never }, admin: { hidden: true } },
    editedBy,
    { ...settingsLanguages, admin: { ...settingsLanguages.admin, position: 'sidebar' } },
    { type: 'tabs', tabs: partsOfWords() },
  ],
});

type Stored = { language: string; name: string };

/** Refuses to leave a language without its words while visitors see it. */
async function keepShown<Doc extends Stored>(req: PayloadRequest, doc: Doc): Promise<Doc> {
  const { language, name } = doc;
  if (!(await isVisibleIn(req.payload, language, req))) return doc;
  const where = publishedIn(language);
  const { totalDocs } = await req.payload.count({ collection: 'wordings', where, req });
  const message = say(
    'Visitors see {name}, which cannot be without its words. Hide it first, in Site settings, Agency',
    { name },
  );
  if (totalDocs === 0) throw new APIError(message, 409, undefined, true);
  return doc;
}
