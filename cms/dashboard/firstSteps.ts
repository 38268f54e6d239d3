import { isDeepStrictEqual } from 'node:util';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { calls } from '@frontage/demo/calls.ts';
import { offices } from '@frontage/demo/offices.ts';
import { pages as demoPages } from '@frontage/demo/pages.ts';
import { settings as demoSettings } from '@frontage/demo/settings.ts';
import type { Payload } from 'payload';
import { toSiteSettings } from '../content/toContract.ts';
import type { Office } from '../payload-types.ts';
import { emptyPages } from '../seed/emptyPages.ts';
import { emptySettings } from '../seed/emptySeed.ts';
import { firstEmail } from '../seed/firstUser.ts';
import { isChanged } from '../seed/isChanged.ts';
import { type OwnedSite, type Step, stepTable } from './stepTable.ts';

/** Something that makes the site somebody's own. `href`: where it is done; undefined where no page of the admin does it. */
export interface FirstStep extends Pick<Step, 'what' | 'how'> {
  href: string | undefined;
  isDone: boolean;
}

/** What the site still has of others: of the demo, or of the sentences that an empty site begins with. */
export interface BeginningState {
  steps: FirstStep[];
  /** Pages that are as the demo brought them. */
  demoPages: number;
}

/** What an owner has done of the first things, read from what is published. `email`: of whoever looks. */
export async function readFirstSteps(
  payload: Payload,
  { email, hasMailServer }: { email: string; hasMailServer: boolean },
): Promise<BeginningState> {
  const [stored, booking, { docs: kept }, { docs: found }, { docs: begun }] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0 }),
    payload.findGlobal({ slug: 'booking', depth: 0 }),
    payload.find({ collection: 'offices', pagination: false, depth: 0 }),
    payload.find({
      collection: 'pages',
      where: { _status: { equals: 'published' } },
      select: { slug: true, head: true, createdAt: true, updatedAt: true },
      pagination: false,
      depth: 0,
    }),
    // Their words too, which for all pages would be megabytes.
    payload.find({
      collection: 'pages',
      where: { slug: { in: emptyPages.map(({ slug }) => slug) } },
      select: { slug: true, layout: true },
      pagination: false,
      depth: 0,
    }),
  ]);
  const settings = toSiteSettings(stored);
  const isOwn = (name: keyof SiteSettings) =>
    ![emptySettings, demoSettings].some((other) => isDeepStrictEqual(plain(settings[name]), plain(other[name])));
  const pages = found.map((page) => ({
    id: page.id,
    slug: page.slug,
    description: page.head?.description ?? '',
    isOwn: isChanged(page),
  }));
  const given = [...emptyPages, ...demoPages];
  const page = (slug: string) => {
    const asked = pages.find((one) => one.slug === slug);
    if (!asked) return { href: '/admin/collections/pages/create', isOwn: false };
    const words = firstWords(begun.find(({ id }) => id === asked.id)?.layout?.[0]);
    const isAsItBegan = emptyPages.some((one) => isSameAs(asked)(one) && firstWords(one.layout[0]) === words);
    return {
      href: `/admin/collections/pages/${asked.id}`,
      isOwn: !isAsItBegan && !demoPages.some(isSameAs(asked)),
    };
  };
  const { currency, identity, language, timeZone } = stored;
  const site: OwnedSite = {
    hasMailServer,
    isOwn,
    page,
    hasOwnSignIn: email !== firstEmail,
    hasOwnOffice: kept.some((office) => !isOfDemo(office)),
    hasOwnPage: pages.some((one) => !emptyPages.some(({ slug }) => slug === one.slug) && !given.some(isSameAs(one))),
    takesOwnCalls: (booking.desks ?? []).some(({ host }) => !calls.desks.some((desk) => desk.host === host)),
    chosen: {
      colours: Boolean(identity?.accent || identity?.ink || identity?.logo),
      currency: Boolean(currency),
      family: Boolean(identity?.family),
      language: Boolean(language),
      timeZone: Boolean(timeZone),
    },
  };
  return {
    demoPages: pages.filter((one) => !one.isOwn && demoPages.some(isSameAs(one))).length,
    steps: stepTable.map(({ href, how, isDone, what }) => ({
      what,
      how,
      href: typeof href === 'function' ? href(site) : href,
      isDone: isDone(site),
    })),
  };
}

/** An agency may sit in a city of the demo's. */
function isOfDemo({ address, city }: Pick<Office, 'address' | 'city'>): boolean {
  return offices.some((office) => office.city === city && isDeepStrictEqual(plain(office.address), plain(address)));
}

/** Whether a page that is given with the product is one that is stored, and untouched. */
function isSameAs(page: { slug: string; description: string }) {
  return (given: { slug: string; head: { description: string } }) =>
    given.slug === page.slug && given.head.description === page.description;
}

/** What a page says first. */
function firstWords(block: unknown): string {
  const { description, heading, text } = Object(block) as Record<string, unknown>;
  return [heading, description, text].filter(Boolean).join('\n');
}

/** Without what is undefined, which a comparison would take for a difference. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
