import { isDeepStrictEqual } from 'node:util';
import { type SiteSettings, siteSettings } from '@frontage/contract/siteSettings.ts';
import { calls } from '@frontage/demo/calls.ts';
import { languages } from '@frontage/demo/languages.ts';
import { offices } from '@frontage/demo/offices.ts';
import { pages as originals } from '@frontage/demo/pages.ts';
import { settings as demoSettings } from '@frontage/demo/settings.ts';
import type { Payload } from 'payload';
import { fitObject } from '../content/fitTo.ts';
import { toSiteSettings } from '../content/toContract.ts';
import type { Office } from '../payload-types.ts';
import { leftoversIn } from '../readiness/leftoversIn.ts';
import { emptySeed, emptyWords, isEmptyLanguage } from '../seed/emptySeed.ts';
import { firstEmail } from '../seed/firstUser.ts';
import { isChanged, storedTwins } from '../seed/stored.ts';
import { mailServerHint } from './mailServerHint.ts';

/** What an owner has made of the site, as far as the first steps need to know. */
interface OwnedSite {
  hasOwnSignIn: boolean;
  hasMailServer: boolean;
  hasOwnOffice: boolean;
  /** A page besides those that come with the product. */
  hasOwnPage: boolean;
  takesOwnCalls: boolean;
  /** Whether these were chosen; otherwise the product uses its own. */
  chosen: { colours: boolean; currency: boolean; family: boolean; language: boolean; timeZone: boolean };
  /** Whether a setting differs from that of the demo and that of an empty site. */
  isOwn(setting: keyof SiteSettings): boolean;
  privacySlug: string | undefined;
  /** The page that says who runs the site, where the site began with one. */
  imprintSlug: string | undefined;
  /** A page that comes with the product: where it is edited, and whether it says what its owner wrote. */
  page(slug: string | undefined): { href: string; isOwn: boolean };
}

interface Step {
  what: string;
  how: string;
  /** The page of the admin where it is done; undefined if there is none. */
  href: string | undefined | ((site: OwnedSite) => string);
  isDone: (site: OwnedSite) => boolean;
  /** Whether it is one of this site; it is where nothing is said. */
  isAsked?: (site: OwnedSite) => boolean;
}

const settingsHref = (part: string) => `/admin/globals/site-settings?part=${part}`;

const pageStep = (slugOf: (site: OwnedSite) => string | undefined, what: string, how: string): Step => ({
  what,
  how,
  href: (site) => site.page(slugOf(site)).href,
  isDone: (site) => site.page(slugOf(site)).isOwn,
});

/** The steps that make the site its owner's, in the best order. */
const stepTable: readonly Step[] = [
  {
    what: 'Sign in with an address of your own',
    how: 'Password resets and failure notices are sent to it',
    href: '/admin/account',
    isDone: ({ hasOwnSignIn }) => hasOwnSignIn,
  },
  {
    what: 'Name the agency, its phone and its email address',
    how: 'Site settings, Agency and Contact',
    href: settingsHref('Agency'),
    isDone: ({ isOwn }) => isOwn('companyName') && isOwn('phone') && isOwn('email'),
  },
  {
    what: 'Give it a logo or colours',
    how: 'Site settings, Agency; without a logo the name is set in type',
    href: settingsHref('Agency'),
    isDone: ({ chosen, isOwn }) => isOwn('identity') && chosen.colours,
  },
  {
    what: 'Choose a typeface',
    how: 'Site settings, Agency; until then the design’s own',
    href: settingsHref('Agency'),
    isDone: ({ chosen, isOwn }) => isOwn('identity') && chosen.family,
  },
  {
    what: 'Set the language',
    how: 'Site settings, Agency; until then English',
    href: settingsHref('Agency'),
    isDone: ({ chosen }) => chosen.language,
  },
  {
    what: 'Set the currency',
    how: 'Site settings, Agency; until then US dollars',
    href: settingsHref('Agency'),
    isDone: ({ chosen }) => chosen.currency,
  },
  {
    what: 'Choose your time zone',
    how: 'Site settings, Agency; until then, times in the admin are in UTC',
    href: settingsHref('Agency'),
    isDone: ({ chosen }) => chosen.timeZone,
  },
  {
    what: 'Add your office',
    how: 'Its hours and local time are shown beside every form',
    href: '/admin/collections/offices/create',
    isDone: ({ hasOwnOffice }) => hasOwnOffice,
  },
  pageStep(() => 'home', 'Write your home page', 'Say what you do, and for whom'),
  pageStep(
    ({ privacySlug }) => privacySlug,
    'Complete the privacy policy',
    'Who is responsible, and what data you collect',
  ),
  {
    ...pageStep(({ imprintSlug }) => imprintSlug, 'Complete the imprint', 'What is in brackets is yours to write'),
    isAsked: ({ imprintSlug }) => imprintSlug !== undefined,
  },
  {
    what: 'Publish a page of your own',
    how: 'A service or a case, from a template',
    href: '/admin/collections/pages/create',
    isDone: ({ hasOwnPage }) => hasOwnPage,
  },
  {
    what: 'Set the menu',
    how: 'Site settings, Header',
    href: settingsHref('Header'),
    isDone: ({ isOwn }) => isOwn('navigation'),
  },
  {
    what: 'Set who takes calls, and when',
    how: 'Sales, Booking; skip it if nobody takes calls',
    href: '/admin/globals/booking',
    isDone: ({ takesOwnCalls }) => takesOwnCalls,
  },
  {
    what: 'Set up email',
    how: mailServerHint,
    href: undefined,
    isDone: ({ hasMailServer }) => hasMailServer,
  },
];

/** An empty site in each language in which it may have begun. */
const emptySites = Object.keys(emptyWords).filter(isEmptyLanguage).map(emptySeed);
const emptyPages = emptySites.flatMap(({ pages }) => pages);
const imprintSlugs = Object.values(emptyWords).flatMap((words) => ('imprint' in words ? words.imprint.slug : []));

const demoPages = [...originals, ...storedTwins(languages, 'pages')];
const demoLanguages = ['en', ...languages.map(({ code }) => code)];

export interface FirstStep extends Pick<Step, 'what' | 'how'> {
  href: string | undefined;
  isDone: boolean;
}

/** What the site still has from others: from the demo, or from the sentences that an empty site begins with. */
export interface BeginningState {
  steps: FirstStep[];
  /** Number of pages that are as the demo brought them. */
  demoPages: number;
}

/** Reads which of the first steps the owner has done, from what is published. `email`: that of the signed-in user. */
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
    // With their texts, which for all pages would be megabytes.
    payload.find({
      collection: 'pages',
      where: { slug: { in: emptyPages.map(({ slug }) => slug) } },
      select: { slug: true, layout: true },
      pagination: false,
      depth: 0,
    }),
  ]);
  const settings = toSiteSettings(stored);
  // Without the pictures of the menu, which neither of them has as they are read here.
  const given = [...emptySites.map(({ settings }) => settings), demoSettings].map((one) =>
    fitObject(siteSettings.shape, one),
  );
  const isOwn = (name: keyof SiteSettings) =>
    !given.some((other) => isDeepStrictEqual(removeUndefined(settings[name]), removeUndefined(other[name])));
  const pages = found.map((page) => ({
    id: page.id,
    slug: page.slug,
    description: page.head?.description ?? '',
    isOwn: isChanged(page),
  }));
  const givenPages = [...emptyPages, ...demoPages];
  const page = (slug: string | undefined) => {
    const asked = pages.find((one) => one.slug === slug);
    if (!asked) return { href: '/admin/collections/pages/create', isOwn: false };
    const blocks = begun.find(({ id }) => id === asked.id)?.layout ?? [];
    const words = firstWords(blocks[0]);
    const isGap = leftoversIn(blocks.map(firstWords).join('\n')).length > 0;
    const isAsItBegan = emptyPages.some((one) => isSameAs(asked)(one) && firstWords(one.layout[0]) === words);
    return {
      href: `/admin/collections/pages/${asked.id}`,
      isOwn: !isAsItBegan && !isGap && !demoPages.some(isSameAs(asked)),
    };
  };
  const { currency, identity, language, timeZone } = stored;
  const spoken = (stored.languages ?? []).map(({ code }) => code);
  const site: OwnedSite = {
    hasMailServer,
    isOwn,
    page,
    privacySlug: stored.privacyPath?.slice(1).split(/[?#]/, 1)[0],
    imprintSlug: imprintSlugs.find((slug) => pages.some((one) => one.slug === slug)),
    hasOwnSignIn: email !== firstEmail,
    hasOwnOffice: kept.some((office) => !isOfDemo(office)),
    hasOwnPage: pages.some(
      (one) => !emptyPages.some(({ slug }) => slug === one.slug) && !givenPages.some(isSameAs(one)),
    ),
    takesOwnCalls: (booking.desks ?? []).some(({ host }) => !calls.desks.some((desk) => desk.host === host)),
    chosen: {
      colours: Boolean(identity?.accent || identity?.ground || identity?.ink || identity?.logo),
      currency: Boolean(currency),
      family: Boolean(identity?.family),
      language: Boolean(language) && !isDeepStrictEqual(spoken, demoLanguages),
      timeZone: Boolean(timeZone),
    },
  };
  return {
    demoPages: pages.filter((one) => !one.isOwn && demoPages.some(isSameAs(one))).length,
    steps: stepTable
      .filter(({ isAsked = () => true }) => isAsked(site))
      .map(({ href, how, isDone, what }) => ({
        what,
        how,
        href: typeof href === 'function' ? href(site) : href,
        isDone: isDone(site),
      })),
  };
}

/** Whether an office is from the demo. The address counts too, because an agency may be in a city of the demo. */
function isOfDemo({ address, city }: Pick<Office, 'address' | 'city'>): boolean {
  return offices.some(
    (office) => office.city === city && isDeepStrictEqual(removeUndefined(office.address), removeUndefined(address)),
  );
}

/** Returns a predicate: whether a page that comes with the product is this stored page, untouched. */
function isSameAs(page: { slug: string; description: string }) {
  return (given: { slug: string; head: { description: string } }) =>
    given.slug === page.slug && given.head.description === page.description;
}

function firstWords(block: unknown): string {
  const { description, heading, text } = Object(block) as Record<string, unknown>;
  return [heading, description, text].filter(Boolean).join('\n');
}

/** Removes undefined values, which a comparison would take for differences. */
function removeUndefined(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
