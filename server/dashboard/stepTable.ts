import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { mailServerHint } from './mailServerHint.ts';

/** What an owner has made of the site, as far as the first steps need to know. */
export interface OwnedSite {
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
  /** A page that comes with the product: where it is edited, and whether it says what its owner wrote. */
  page(slug: string): { href: string; isOwn: boolean };
}

export interface Step {
  what: string;
  /** How, in a few words. */
  how: string;
  /** The page of the admin where it is done; undefined if there is none. */
  href: string | undefined | ((site: OwnedSite) => string);
  isDone: (site: OwnedSite) => boolean;
}

const settingsHref = (part: string) => `/admin/globals/site-settings?part=${part}`;

const pageStep = (slug: string, what: string, how: string): Step => ({
  what,
  how,
  href: (site) => site.page(slug).href,
  isDone: (site) => site.page(slug).isOwn,
});

/** The steps that make the site its owner's, in the best order. */
export const stepTable: readonly Step[] = [
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
    how: 'Site settings, Agency; currently the design’s own',
    href: settingsHref('Agency'),
    isDone: ({ chosen, isOwn }) => isOwn('identity') && chosen.family,
  },
  {
    what: 'Set the language',
    how: 'Site settings, Agency; currently English',
    href: settingsHref('Agency'),
    isDone: ({ chosen }) => chosen.language,
  },
  {
    what: 'Set the currency',
    how: 'Site settings, Agency; currently US dollars',
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
  pageStep('home', 'Write your home page', 'Say what you do, and for whom'),
  pageStep('privacy-policy', 'Complete the privacy policy', 'Who is responsible, and what data you collect'),
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
