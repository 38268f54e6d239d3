import { sampledMails } from '@frontage/contract/mails/sampledMails.ts';
import { pathOfPage } from '@frontage/contract/pageType.ts';
import { type PreviewTheme, previewThemes } from '@frontage/contract/preview.ts';
import type { CollectionConfig, GlobalConfig, Payload, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { answer, type Call, getCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { publishedIn } from '../fields/language.ts';
import { describedIn } from '../forms/describedIn.ts';
import { type PreviewLinks, previewCollections } from './previewLinks.ts';
import { addressAt, allPlaces, type SettingsPlaces, settingsPlaceKey, settingsSpots } from './settingsSpot.ts';
import { previewThemeKey, withTheme } from './themeOfAddress.ts';

const remembered = z.object({ theme: z.enum(previewThemes).nullable() });

/** Reads the theme in which the user looks at previews; undefined if those follow the system. */
async function readChosenTheme({ payload, user }: PayloadRequest): Promise<PreviewTheme | undefined> {
  if (!user) return undefined;
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: previewThemeKey } }, { 'user.value': { equals: user.id } }] },
    limit: 1,
    depth: 0,
  });
  return remembered.safeParse(docs[0]?.value).data?.theme ?? undefined;
}

/** Widths of the design, in px. */
const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
];

/** Shown next to the buttons of a document while its preview is open. */
const themeSwitch = '/preview/admin/ThemeSwitch.tsx#ThemeSwitch';

/**
 * Adds previews of documents to a collection: next to the form, and by a link to share. A form that a block can show is
 * seen next to its questions alone, as its visitors could not send a draft.
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
  const { components } = collection.admin ?? {};
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: {
        ...components,
        edit: {
          ...components?.edit,
          beforeDocumentControls: [...(components?.edit?.beforeDocumentControls ?? []), themeSwitch],
        },
      },
      ...(collection.slug === 'forms' ? {} : { preview: (document) => addressOf(document, false) }),
      livePreview: {
        breakpoints,
        url: async ({ data, req }) => withTheme(addressOf(data, true), await readChosenTheme(req)),
      },
    },
  };
}

/**
 * Adds previews of settings before they are published: next to the form, around pages and articles; by a link, around
 * the home page.
 */
export function withSettingsPreview(global: GlobalConfig, links: PreviewLinks): GlobalConfig {
  const { components } = global.admin ?? {};
  return {
    ...global,
    endpoints: [...(global.endpoints || []), settingsPlacesEndpoint(links)],
    admin: {
      ...global.admin,
      components: {
        ...components,
        elements: {
          ...components?.elements,
          beforeDocumentControls: [...(components?.elements?.beforeDocumentControls ?? []), themeSwitch],
        },
      },
      preview: async (_document, { req }) => {
        const { docs } = await req.payload.find({ collection: 'pages', where: isHome, limit: 1, depth: 0 });
        return docs[0] ? links.issue({ collection: 'site-settings', id: docs[0].id, isLive: false }) : null;
      },
      livePreview: {
        breakpoints,
        url: async ({ req }) => withTheme(await findSettingsFrame(req, links), await readChosenTheme(req)),
      },
    },
  };
}

const isHome: Where = { and: [{ type: { equals: 'page' } }, { slug: { equals: 'home' } }] };

const articlesAtMost = 20;
const lookedAt = z.object({ place: z.string(), spot: z.enum(settingsSpots).optional() });
const published = { _status: { equals: 'published' } } as const;

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
  const last = await findLastPlace(req);
  const found = allPlaces(places).find(({ place }) => place === last?.place);
  if (found) return addressAt(found, last?.spot);
  return places.usual.home?.address ?? null;
}

async function findLastPlace({ payload, user }: PayloadRequest) {
  if (!user) return undefined;
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: settingsPlaceKey } }, { 'user.value': { equals: user.id } }] },
    limit: 1,
    depth: 0,
  });
  return lookedAt.safeParse(docs[0]?.value).data;
}
