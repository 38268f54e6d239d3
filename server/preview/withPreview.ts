import { type PreviewTheme, previewThemes } from '@frontage/contract/preview.ts';
import type { CollectionConfig, GlobalConfig, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { describedIn } from '../forms/describedIn.ts';
import { type PreviewLinks, previewCollections } from './previewLinks.ts';
import { findSettingsFrame, settingsPlacesEndpoint } from './settingsPlaces.ts';
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
