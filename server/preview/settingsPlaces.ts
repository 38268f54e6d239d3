import { sampledMails } from '@frontage/contract/mails/sampledMails.ts';
import { pathOfPage } from '@frontage/contract/pageType.ts';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { answer, type Call, getCall } from '../access/endpoints.ts';
import { originals } from '../fields/language.ts';
import type { PreviewLinks } from './previewLinks.ts';
import { addressAt, allPlaces, type SettingsPlaces, settingsPlaceKey, settingsSpots } from './settingsSpot.ts';

const articlesAtMost = 20;
const remembered = z.object({ place: z.string(), spot: z.enum(settingsSpots).optional() });
const published = { _status: { equals: 'published' } } as const;

/** `GET /api/globals/site-settings/places`: lists where settings can be previewed before they are published. */
export function settingsPlacesEndpoint(links: PreviewLinks): Call {
  return getCall('/places', async ({ payload }) => answer(200, await findPlaces(payload, links)));
}

async function findPlaces(payload: Payload, links: PreviewLinks): Promise<SettingsPlaces> {
  const [pages, articles, settings] = await Promise.all([
    payload.find({
      collection: 'pages',
      where: { and: [published, originals] },
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
  const emails = sampledMails.map((label, index) => ({
    place: `emails.${index + 1}`,
    label,
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
export async function findSettingsFrame(req: PayloadRequest, links: PreviewLinks): Promise<string | null> {
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
  return remembered.safeParse(docs[0]?.value).data;
}
