import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { mailServerHint } from './mailServerHint.ts';

/** What an owner has made of the site, as far as first steps ask. */
export interface OwnedSite {
  hasOwnSignIn: boolean;
  hasMailServer: boolean;
  hasOwnOffice: boolean;
  /** Beside those that are given with the product. */
  hasOwnPage: boolean;
  takesOwnCalls: boolean;
  /** Choices without which the product has its own. */
  chosen: { colours: boolean; currency: boolean; family: boolean; language: boolean; timeZone: boolean };
  /** Differs from what the demo and an empty site have. */
  isOwn(setting: keyof SiteSettings): boolean;
  /** A page that is given with the product: where it is edited, and whether it says what its owner wrote. */
  page(slug: string): { href: string; isOwn: boolean };
}

export interface Step {
  what: string;
  /** How, in a few words. */
  how: string;
  /** Where it is done; undefined where no page of the admin does it. */
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

/** What makes the site somebody's own, in the order in which it is best done. */
export const stepTable: readonly Step[] = [
  {
    what: 'Sign in with an address of your own',
    how: 'New passwords and news of failures go to it',
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
    how: 'Site settings, Agency; without a logo the name is drawn',
    href: settingsHref('Agency'),
    isDone: ({ chosen, isOwn }) => isOwn('identity') && chosen.colours,
  },
  {
    what: 'Choose a typeface',
    how: 'Site settings, Agency; the one of the design until you do',
    href: settingsHref('Agency'),
    isDone: ({ chosen, isOwn }) => isOwn('identity') && chosen.family,
  },
  {
    what: 'Say in which language you write',
    how: 'Site settings, Agency; English until you do',
    href: settingsHref('Agency'),
    isDone: ({ chosen }) => chosen.language,
  },
  {
    what: 'Say in which currency you count',
    how: 'Site settings, Agency; US dollars until you do',
    href: settingsHref('Agency'),
    isDone: ({ chosen }) => chosen.currency,
  },
  {
    what: 'Choose your time zone',
    how: 'Site settings, Agency; days and hours of this admin are those of UTC until you do',
    href: settingsHref('Agency'),
    isDone: ({ chosen }) => chosen.timeZone,
  },
  {
    what: 'Add your office',
    how: 'Its hours and its clock stand beside every form',
    href: '/admin/collections/offices/create',
    isDone: ({ hasOwnOffice }) => hasOwnOffice,
  },
  pageStep('home', 'Write your home page', 'Say what you do, and for whom'),
  pageStep('privacy-policy', 'Complete the privacy policy', 'Who is responsible, and what else you collect'),
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
    what: 'Say who takes calls, and when',
    how: 'Sales, Booking; leave it out where nobody does',
    href: '/admin/globals/booking',
    isDone: ({ takesOwnCalls }) => takesOwnCalls,
  },
  {
    what: 'Let emails leave',
    how: mailServerHint,
    href: undefined,
    isDone: ({ hasMailServer }) => hasMailServer,
  },
];
