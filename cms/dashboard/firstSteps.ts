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
import { mailServerHint } from './mailServerHint.ts';

/** Something that makes the site somebody's own. */
export interface FirstStep {
  what: string;
  /** How, in a few words. */
  how: string;
  /** Where it is done; undefined where no page of the admin does it. */
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
export async function beginningState(
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
  const pageStep = (slug: string, what: string, how: string): FirstStep => {
    const page = pages.find((one) => one.slug === slug);
    const href = page ? `/admin/collections/pages/${page.id}` : '/admin/collections/pages/create';
    if (!page || demoPages.some(isSameAs(page))) return { what, how, href, isDone: false };
    const words = begun.find(({ id }) => id === page.id)?.layout?.[0];
    const isAsItBegan = emptyPages.some(
      (one) => isSameAs(page)(one) && firstWords(one.layout[0]) === firstWords(words),
    );
    return { what, how, href, isDone: !isAsItBegan };
  };
  const { identity } = stored;
  // An agency may sit in a city of the demo's.
  const isOfDemo = ({ address, city }: Pick<Office, 'address' | 'city'>) =>
    offices.some((office) => office.city === city && isDeepStrictEqual(plain(office.address), plain(address)));
  const ownOffices = kept.filter((office) => !isOfDemo(office));
  const hosts = (booking.desks ?? []).map(({ host }) => host);
  const settingsHref = (part: string) => `/admin/globals/site-settings?part=${part}`;
  return {
    demoPages: pages.filter((page) => !page.isOwn && demoPages.some(isSameAs(page))).length,
    steps: [
      {
        what: 'Sign in with an address of your own',
        how: 'New passwords and news of failures go to it',
        href: '/admin/account',
        isDone: email !== firstEmail,
      },
      {
        what: 'Name the agency, its phone and its email address',
        how: 'Site settings, Agency and Contact',
        href: settingsHref('Agency'),
        isDone: isOwn('companyName') && isOwn('phone') && isOwn('email'),
      },
      {
        what: 'Give it a logo or colours',
        how: 'Site settings, Agency; without a logo the name is drawn',
        href: settingsHref('Agency'),
        isDone: isOwn('identity') && Boolean(identity?.accent || identity?.ink || identity?.logo),
      },
      {
        what: 'Choose a typeface',
        how: 'Site settings, Agency; the one of the design until you do',
        href: settingsHref('Agency'),
        isDone: isOwn('identity') && Boolean(identity?.family),
      },
      {
        what: 'Say in which language you write',
        how: 'Site settings, Agency; English until you do',
        href: settingsHref('Agency'),
        isDone: Boolean(stored.language),
      },
      {
        what: 'Say in which currency you count',
        how: 'Site settings, Agency; US dollars until you do',
        href: settingsHref('Agency'),
        isDone: Boolean(stored.currency),
      },
      {
        what: 'Choose your time zone',
        how: 'Site settings, Agency; days and hours of this admin are those of UTC until you do',
        href: settingsHref('Agency'),
        isDone: Boolean(stored.timeZone),
      },
      {
        what: 'Add your office',
        how: 'Its hours and its clock stand beside every form',
        href: '/admin/collections/offices/create',
        isDone: ownOffices.length > 0,
      },
      pageStep('home', 'Write your home page', 'Say what you do, and for whom'),
      pageStep('privacy-policy', 'Complete the privacy policy', 'Who is responsible, and what else you collect'),
      {
        what: 'Publish a page of your own',
        how: 'A service or a case, from a template',
        href: '/admin/collections/pages/create',
        isDone: pages.some((page) => !emptyPages.some(({ slug }) => slug === page.slug) && !given.some(isSameAs(page))),
      },
      {
        what: 'Set the menu',
        how: 'Site settings, Header',
        href: settingsHref('Header'),
        isDone: isOwn('navigation'),
      },
      {
        what: 'Say who takes calls, and when',
        how: 'Sales, Booking; leave it out where nobody does',
        href: '/admin/globals/booking',
        isDone: hosts.some((host) => !calls.desks.some((desk) => desk.host === host)),
      },
      {
        what: 'Let emails leave',
        how: mailServerHint,
        href: undefined,
        isDone: hasMailServer,
      },
    ],
  };
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
