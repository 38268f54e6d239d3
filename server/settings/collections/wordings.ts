import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, PayloadRequest } from 'payload';
import { APIError } from 'payload';
import { never } from '../../access/access.ts';
import { nameOfLanguage, say } from '../../admin/say.ts';
import { publishedIn } from '../../fields/language.ts';
import { onSite, readiness } from '../../fields/uiFields.ts';
import { touchOnDelete, touchWhenPublished } from '../../publishing/touchPublication.ts';
import { autosaved } from '../../versions/drafts.ts';
import { editedBy } from '../../versions/editedBy.ts';
import { keepOthersDraft } from '../../versions/keepOthersDraft.ts';
import { restoreEndpoint } from '../../versions/restoreEndpoint.ts';
import { agreeWordingEndpoint, languagesOfWordingEndpoint } from '../wordingEndpoints.ts';
import { partsOfWords, settingsLanguages } from './siteSettings.ts';

/** The words of the settings in a further language. "Translate" in Site settings makes one. */
export const wordings: CollectionConfig = {
  slug: 'wordings',
  labels: { singular: 'Settings in another language', plural: 'Settings in other languages' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'updatedAt'],
    group: 'Company',
    description:
      'Menu, footer and the other words of Site settings, once for each further language. Site settings, Agency, Languages makes them; what is no word stays there for all languages.',
    components: { views: { edit: { versions: { Component: '/versions/admin/VersionsView.tsx#VersionsView' } } } },
  },
  defaultSort: 'id',
  disableDuplicate: true,
  versions: { drafts: autosaved, maxPerDoc: 30 },
  endpoints: [restoreEndpoint, languagesOfWordingEndpoint, agreeWordingEndpoint],
  hooks: {
    beforeChange: [keepOthersDraft('wordings')],
    afterChange: [touchWhenPublished, ({ doc, req }) => keepShown(req, doc)] satisfies CollectionAfterChangeHook[],
    afterDelete: [touchOnDelete, ({ doc, req }) => keepShown(req, doc)] satisfies CollectionAfterDeleteHook[],
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
};

type Stored = { language: string; name: string };

/** Refuses to leave a language without its words while visitors see it. */
async function keepShown<Doc extends Stored>(req: PayloadRequest, doc: Doc): Promise<Doc> {
  const { language, name } = doc;
  const { languages } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  if (!languages?.slice(1).some(({ code, isVisible }) => code === language && isVisible)) return doc;
  const where = publishedIn(language);
  const { totalDocs } = await req.payload.count({ collection: 'wordings', where, req });
  const message = say(
    'Visitors see {name}, which cannot be without its words. Hide it first, in Site settings, Agency',
    { name },
  );
  if (totalDocs === 0) throw new APIError(message, 409, undefined, true);
  return doc;
}
