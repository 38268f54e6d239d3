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

/** An empty site in each language in which it may have begun. */
const emptySites = Object.keys(emptyWords).filter(isEmptyLanguage).map(emptySeed);
const emptyPages = emptySites.flatMap(({ pages }) => pages);
const imprintSlugs = Object.values(emptyWords).flatMap((words) => ('imprint' in words ? words.imprint.slug : []));

const demoPages = [...originals, ...storedTwins(languages, 'pages')];
const newPage = '/admin/collections/pages/create';
const demoLanguages = ['en', ...languages.map(({ code }) => code)];

export interface FirstStep {
  what: string;
  how: string;
  /** The page of the admin where it is done; undefined if there is none. */
  href: string | undefined;
  isDone: boolean;
}

/**
 * Reads what the site still has from others: the steps that make it its owner's, in the best order, and the number of
 * pages that are as the demo brought them. From what is published. `email`: that of the signed-in user.
 */
export async function readFirstSteps(
  payload: Payload,
  { email, hasMailServer }: { email: string; hasMailServer: boolean },
): Promise<{ steps: FirstStep[]; demoPages: number }> {
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
  /** Whether settings differ from those of the demo and those of an empty site. */
  const areOwn = (...names: (keyof SiteSettings)[]) =>
    names.every(
      (name) =>
        !given.some((other) => isDeepStrictEqual(removeUndefined(settings[name]), removeUndefined(other[name]))),
    );
  const pages = found.map((page) => ({
    id: page.id,
    slug: page.slug,
    description: page.head?.description ?? '',
    isOwn: isChanged(page),
  }));

  const step = (what: string, how: string, href: string | undefined, isDone: boolean) => ({ what, how, href, isDone });
  const settingStep = (part: string, what: string, how: string, isDone: boolean) =>
    step(what, how, `/admin/globals/site-settings?part=${part}`, isDone);

  /** Of a page that comes with the product; done once it says what its owner wrote. */
  function pageStep(slug: string | undefined, what: string, how: string): FirstStep {
    const asked = pages.find((one) => one.slug === slug);
    if (!asked) return step(what, how, newPage, false);
    const blocks = begun.find(({ id }) => id === asked.id)?.layout ?? [];
    const words = firstWords(blocks[0]);
    const isGap = leftoversIn(blocks.map(firstWords).join('\n')).length > 0;
    const isAsItBegan = emptyPages.some((one) => isSameAs(asked)(one) && firstWords(one.layout[0]) === words);
    const isOwn = !isAsItBegan && !isGap && !demoPages.some(isSameAs(asked));
    return step(what, how, `/admin/collections/pages/${asked.id}`, isOwn);
  }

  const { currency, identity, language, timeZone } = stored;
  const spoken = (stored.languages ?? []).map(({ code }) => code);
  const privacySlug = stored.privacyPath?.slice(1).split(/[?#]/, 1)[0];
  const imprintSlug = imprintSlugs.find((slug) => pages.some((one) => one.slug === slug));
  const hasColours = Boolean(identity?.accent || identity?.ground || identity?.ink || identity?.logo);
  const hasLanguage = Boolean(language) && !isDeepStrictEqual(spoken, demoLanguages);
  const hasOwnPage = pages.some(
    (one) => !emptyPages.some(({ slug }) => slug === one.slug) && !demoPages.some(isSameAs(one)),
  );
  const takesOwnCalls = (booking.desks ?? []).some(({ host }) => !calls.desks.some((desk) => desk.host === host));
  return {
    demoPages: pages.filter((one) => !one.isOwn && demoPages.some(isSameAs(one))).length,
    steps: [
      step(
        'Sign in with an address of your own',
        'Password resets and failure notices are sent to it',
        '/admin/account',
        email !== firstEmail,
      ),
      settingStep(
        'Agency',
        'Name the agency, its phone and its email address',
        'Site settings, Agency and Contact',
        areOwn('companyName', 'phone', 'email'),
      ),
      settingStep(
        'Agency',
        'Give it a logo or colours',
        'Site settings, Agency; without a logo the name is set in type',
        areOwn('identity') && hasColours,
      ),
      settingStep(
        'Agency',
        'Choose a typeface',
        'Site settings, Agency; until then the design’s own',
        areOwn('identity') && Boolean(identity?.family || identity?.font),
      ),
      settingStep('Agency', 'Set the language', 'Site settings, Agency; until then English', hasLanguage),
      settingStep('Agency', 'Set the currency', 'Site settings, Agency; until then US dollars', Boolean(currency)),
      settingStep(
        'Agency',
        'Choose your time zone',
        'Site settings, Agency; until then, times in the admin are in UTC',
        Boolean(timeZone),
      ),
      step(
        'Add your office',
        'Its hours and local time are shown beside every form',
        '/admin/collections/offices/create',
        kept.some((office) => !isOfDemo(office)),
      ),
      pageStep('home', 'Write your home page', 'Say what you do, and for whom'),
      pageStep(privacySlug, 'Complete the privacy policy', 'Who is responsible, and what data you collect'),
      ...(imprintSlug ? [pageStep(imprintSlug, 'Complete the imprint', 'What is in brackets is yours to write')] : []),
      step('Publish a page of your own', 'A service or a case, from a template', newPage, hasOwnPage),
      settingStep('Header', 'Set the menu', 'Site settings, Header', areOwn('navigation')),
      step(
        'Set who takes calls, and when',
        'Sales, Booking; skip it if nobody takes calls',
        '/admin/globals/booking',
        takesOwnCalls,
      ),
      step('Set up email', mailServerHint, undefined, hasMailServer),
    ],
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
