import { z } from 'zod';
import { analyticsId, consentTexts } from './consent.ts';
import { embedHost } from './embeds.ts';
import { formWords } from './forms/formWords.ts';
import { identity } from './identity/identity.ts';
import { languages } from './language.ts';
import { currencies } from './money.ts';
import { menuDrawing, serviceDrawing } from './primitives/drawing.ts';
import { heading, line, prose, whole } from './primitives/editing.ts';
import { link } from './primitives/link.ts';
import { phoneNumber } from './primitives/phoneNumber.ts';

/** The networks that may be linked in the footer; each shows only with an address. R8. */
const socialNetworks = ['facebook', 'x', 'linkedin', 'instagram', 'youtube', 'reviews'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

const menuLink = link.extend({
  note: line('A few words below the link in the wide menu, such as: from $50,000', { max: 40 }).optional(),
  group: line('Heading of its column in the wide menu; links of one heading stand together', { max: 24 }).optional(),
  drawing: serviceDrawing
    .optional()
    .meta({ description: 'Shown at the right of the wide menu while the link is pointed at' }),
});

const menuGroup = z.object({
  label: line('The word in the header', { max: 24 }),
  /** Where the word itself leads; a group with entries opens a menu instead, and repeats this as its first entry. */
  href: link.shape.href,
  links: z.array(menuLink).max(16),
  drawing: menuDrawing.optional(),
  note: line('One sentence below the drawing in the wide menu', { max: 90 }).optional(),
  noteLink: link.optional().meta({ description: 'A link below that sentence, such as: Work out an estimate' }),
});

/** The heading and description of a page without a document. Left out, it has a plain heading. */
function ownPage(headingHelp: string, descriptionHelp: string) {
  return z
    .object({
      heading: heading(headingHelp, { max: 80 }),
      description: prose(descriptionHelp, { max: 240 }).optional(),
    })
    .optional();
}

/** What every page shows besides its blocks: header, footer, facts about the company. */
export const siteSettings = z.object({
  companyName: line('The name of the agency', { max: 40 }),
  legalName: line('The name in contracts', { max: 80 }),
  description: line('One sentence for search engines', { max: 160 }),
  identity: identity.optional(),
  /** The number that is printed and called. */
  phone: phoneNumber,
  email: z.email(),
  messagingHref: link.shape.href.optional().meta({
    description: 'The address of the chat; a link to it stands wherever number or address of the agency do',
  }),
  answerWorkingDays: whole(
    'Working days in which a request is answered. The emails promise it, and so does {answerTime} in texts at forms; 1 where nothing is said',
    1,
    10,
  ).optional(),
  language: z.enum(languages).optional().meta({
    description:
      'In which the texts of the site are written; English where nothing is said. Browsers, screen readers and search engines are told, days are written and countries named in it. What forms say beside that stands under Forms',
  }),
  currency: z.enum(currencies).optional().meta({
    description:
      'In which prices, bills and estimates count; US dollars where nothing is said. Amounts stay as they are, and so do prices that stand in texts',
  }),
  foundingYear: z.int().min(1900).max(2100),
  socials: z.array(z.object({ network: z.enum(socialNetworks), href: link.shape.href })),
  /** The first offer: in the emails, below the thank-you, and where a search finds nothing. */
  callToAction: link,
  callToFormText: line(
    'The words of the header’s button, which leads to the contact form: of the page, or else of the page named below',
    {
      max: 24,
    },
  ).optional(),
  contactFormPath: link.shape.href.optional().meta({
    description:
      'The page whose contact form also stands below articles, such as /contacts. Left out, the one to which the call to action leads',
  }),
  navigation: z.array(menuGroup).min(1).max(8),
  footerColumns: z
    .array(z.object({ heading: line('Heading of the column', { max: 30 }), links: z.array(link).min(1).max(10) }))
    .max(4),
  privacyPath: link.shape.href,
  sitemapPath: link.shape.href,
  /** The newsletter that articles and lists offer. */
  newsletter: z.object({
    heading: heading('Two short lines, such as: One letter a month, with the figures left in', { max: 80 }),
    buttonText: line('What the click does', { max: 30 }),
    note: line('When the next letter leaves, and how to leave again', { max: 140 }),
    asksName: z.boolean().optional().meta({ description: 'Asks for the name too; nobody has to give it' }),
  }),
  /** Sentences of forms in the owner's words. */
  formWords: formWords.optional(),
  analyticsId: analyticsId.optional().meta({
    label: 'Google tag',
    description:
      'Such as G-ABC1234567: under it visits of those who allow it are counted. Nobody is counted without the words of the question below. Empty: the one that whoever runs the server has set; without either nobody is asked',
    widget: 'text',
  }),
  /** What pages may show of others, once a visitor has asked for it. */
  embeds: z
    .object({
      hosts: z.array(embedHost).max(20).optional().meta({
        label: 'Hosts whose videos, maps, calendars and forms pages may show',
        description:
          'Such as youtube.com, vimeo.com or calendly.com, with the hosts below them. Pages load nothing from there until a visitor presses; admins alone change this list',
      }),
    })
    .optional(),
  /** The question whether visits may be counted. */
  consent: consentTexts.optional(),
  /** Texts of the pages without a document. */
  pages: z
    .object({
      glossary: ownPage(
        'Heading of the glossary, in two short lines',
        'One or two sentences below it; {terms} stands for the number of terms',
      ),
      search: ownPage(
        'Heading of the search page, read aloud and in the title',
        'What can be searched, in one sentence',
      ),
      notFound: ownPage('Heading of the page that says nothing is here', 'What to do instead, in one or two sentences'),
    })
    .optional(),
});

/** A word of the header with its links. */
export type MenuGroup = z.infer<typeof menuGroup>;
export type MenuLink = z.infer<typeof menuLink>;

export type SiteSettings = z.infer<typeof siteSettings>;

/** The path of the page with the contact form: the one that is named, otherwise where the call to action leads. */
export function contactPathOf(site: Pick<SiteSettings, 'callToAction' | 'contactFormPath'>): string {
  return site.contactFormPath ?? (site.callToAction.href.split('#')[0] || '/');
}
