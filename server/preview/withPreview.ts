import { sampledMails } from '@frontage/contract/mails/mailTable.ts';
import { pathOfPage } from '@frontage/contract/pageParts.ts';
import { previewThemes } from '@frontage/contract/preview.ts';
import type { SettingsPart } from '@frontage/contract/siteSettings.ts';
import {
  type CollectionConfig,
  type GlobalConfig,
  type LivePreviewConfig,
  type Payload,
  type PayloadRequest,
  parseCookies,
  type UIField,
  type Where,
} from 'payload';
import { z } from 'zod';
import { answer, type Call, getCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { published, publishedIn } from '../fields/language.ts';
import { besideButtons, uiField } from '../fields/uiFields.ts';
import { describedIn } from '../forms/describedIn.ts';
import { type PreviewLinks, previewCollections } from './previewLinks.ts';
import {
  addressAt,
  allPlaces,
  previewThemeKey,
  type SettingsPlaces,
  type SettingsSpot,
  settingsPlaceKey,
  settingsSpots,
  type UsualPlace,
  withTheme,
} from './previewPlaces.ts';

const remembered = z.object({ theme: z.enum(previewThemes).nullable() });

async function readPreference({ payload, user }: PayloadRequest, key: string): Promise<unknown> {
  if (!user) return undefined;
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: key } }, { 'user.value': { equals: user.id } }] },
    limit: 1,
    depth: 0,
  });
  return docs[0]?.value;
}

const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
];

/** Whether the window of the browser that asks has room beside a form; one that has not said so yet has none. */
const hasRoom = (headers: Headers): boolean => parseCookies(headers).get('room-beside') === 'true';

/**
 * Where the browser finds a preview, and whether it stands beside the form of a user who has never opened or closed one:
 * it does where there is room. Payload (as of 3.90.2) copies this for each request, and asks the copy first for the URL.
 * From then on the copy has the URL itself: Payload would ask for it after each draft, and close the preview for good
 * where that answer does not come.
 */
const previewAt = (find: (asked: { data: Record<string, unknown>; req: PayloadRequest }) => Promise<string | null>) =>
  ({
    breakpoints,
    async url({ data, req }) {
      this.openByDefault = hasRoom(req.headers);
      const { data: chosen } = remembered.safeParse(await readPreference(req, previewThemeKey));
      const url = withTheme(await find({ data, req }), chosen?.theme ?? undefined);
      if (url) this.url = url;
      return url;
    },
  }) satisfies LivePreviewConfig as LivePreviewConfig;

/** Shown next to the buttons of a document while its preview is open. */
const themeSwitch = '/preview/admin/ThemeSwitch.tsx#ThemeSwitch';

/**
 * Next to the form, and by a link to share. A form that a block can show is seen next to its questions alone, as its
 * visitors could not send a draft.
 */
export function withPreview(collection: CollectionConfig, links: PreviewLinks): CollectionConfig {
  // Documents in the trash have none.
  const addressOf = (document: Record<string, unknown>, isLive: boolean): string | null => {
    const known = [...previewCollections, 'forms' as const].find((slug) => slug === collection.slug);
    if (known === 'forms' && !describedIn(document)?.blocks.includes('form')) return null;
    return known && typeof document.id === 'number' && !document.deletedAt
      ? links.issue({ collection: known, id: document.id, isLive })
      : null;
  };
  const previewed: CollectionConfig = {
    ...collection,
    admin: {
      ...collection.admin,
      ...(collection.slug === 'forms' ? {} : { preview: (document) => addressOf(document, false) }),
      livePreview: previewAt(async ({ data }) => addressOf(data, true)),
    },
  };
  return besideButtons(previewed, 'edit', themeSwitch);
}

/** Next to the form, around pages and articles; by a link, around the home page. */
export function withSettingsPreview(global: GlobalConfig, links: PreviewLinks): GlobalConfig {
  const previewed: GlobalConfig = {
    ...global,
    endpoints: [...(global.endpoints || []), settingsPlacesEndpoint(links)],
    admin: {
      ...global.admin,
      preview: async (_document, { req }) => {
        const { docs } = await req.payload.find({ collection: 'pages', where: isHome, limit: 1, depth: 0 });
        return docs[0] ? links.issue({ collection: 'site-settings', id: docs[0].id, isLive: false }) : null;
      },
      livePreview: previewAt(({ req }) => findSettingsFrame(req, links)),
    },
  };
  return besideButtons(previewed, 'elements', themeSwitch);
}

const isHome: Where = { and: [{ type: { equals: 'page' } }, { slug: { equals: 'home' } }] };

const articlesAtMost = 20;
const lookedAt = z.object({ place: z.string(), spot: z.enum(settingsSpots).optional() });

/** `GET /api/globals/site-settings/places`: lists where settings can be previewed before they are published. */
function settingsPlacesEndpoint(links: PreviewLinks): Call {
  return getCall('/places', async ({ payload }) => answer(200, await findPlaces(payload, links)));
}

async function findPlaces(payload: Payload, links: PreviewLinks): Promise<SettingsPlaces> {
  const [pages, articles, settings] = await Promise.all([
    payload.find({
      collection: 'pages',
      where: publishedIn(undefined),
      sort: 'title',
      pagination: false,
      depth: 0,
      select: { title: true, type: true, slug: true },
    }),
    payload.find({
      collection: 'articles',
      where: published,
      sort: '-date',
      limit: articlesAtMost,
      depth: 0,
      select: { title: true },
    }),
    payload.findGlobal({ slug: 'site-settings', depth: 0, draft: true }),
  ]);
  const address = (around: 'pages' | 'articles', id: number) =>
    links.issue({ collection: around === 'pages' ? 'site-settings' : 'article-settings', id, isLive: true });
  const placed = pages.docs.map(({ id, slug, title, type }) => ({
    path: pathOfPage(type, slug),
    place: { place: `pages.${id}`, label: title, address: address('pages', id) },
  }));
  const articlePlaces = articles.docs.map(({ id, title }) => ({
    place: `articles.${id}`,
    label: title,
    address: address('articles', id),
  }));
  const at = (path: string | null | undefined) => placed.find((one) => one.path === path?.split(/[?#]/)[0])?.place;
  // Reloads the frame with each save: in emails, no script of the site follows what is typed.
  const saved = encodeURIComponent(settings.updatedAt ?? '');
  const emails = sampledMails.map((title, index) => ({
    place: `emails.${index + 1}`,
    label: say(title),
    address: `${links.issue({ collection: 'emails', id: index + 1, isLive: true })}&saved=${saved}`,
  }));
  const home = at('/');
  const contact = at(settings.contactFormPath) ?? at(settings.callToAction?.href) ?? home;
  return {
    pages: placed.map(({ place }) => place),
    articles: articlePlaces,
    emails,
    usual: { home, contact, article: articlePlaces[0] ?? home, email: emails[0] },
  };
}

/** Returns the URL of the frame next to the form: the place that the editor looked at last, or the home page. */
async function findSettingsFrame(req: PayloadRequest, links: PreviewLinks): Promise<string | null> {
  const places = await findPlaces(req.payload, links);
  const { data: last } = lookedAt.safeParse(await readPreference(req, settingsPlaceKey));
  const found = allPlaces(places).find(({ place }) => place === last?.place);
  if (found) return addressAt(found, last?.spot);
  return places.usual.home?.address ?? null;
}

/** Where each part of the settings is seen, until the editor chooses another page. */
const seenAt: Partial<Record<SettingsPart, { usual: UsualPlace; spot?: SettingsSpot }>> = {
  Contact: { usual: 'contact', spot: 'contact-form' },
  Footer: { usual: 'home', spot: 'footer' },
  Forms: { usual: 'contact', spot: 'contact-form' },
  Emails: { usual: 'email' },
  Newsletter: { usual: 'article', spot: 'newsletter' },
};

/** Returns a field that says which page is shown next to a part of the settings, and lets the editor choose another. */
export function shownBeside(part: SettingsPart): UIField {
  return uiField(
    `shownBeside${part.replace(/\W/g, '')}`,
    {
      path: '/preview/admin/ShownBeside.tsx#ShownBeside',
      clientProps: { part, ...(seenAt[part] ?? { usual: 'home' }) },
    },
    { disableListColumn: true },
  );
}
