import { z } from 'zod';
import { analyticsId, consentTexts } from './consent.ts';
import { embedHost } from './embeds.ts';
import { identity } from './identity/identity.ts';
import { languages } from './language.ts';
import { currencies } from './money.ts';
import { phoneNumber } from './office.ts';
import { heading, line, prose, whole } from './primitives/editing.ts';
import { link } from './primitives/link.ts';
import { picture } from './primitives/picture.ts';
import { siteLanguage } from './translation.ts';
import { verification } from './verification.ts';
import { formWords } from './words/ownWords.ts';

/** The networks that may be linked in the footer; each shows only with an address. R8. */
const socialNetworks = ['facebook', 'x', 'linkedin', 'instagram', 'youtube', 'reviews'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

const menuLink = link.extend({
  note: line('A few words below the link in the wide menu, such as: from $50,000', { max: 40 }).optional(),
  group: line('Heading of its column in the wide menu; links of one heading stand together', { max: 24 }).optional(),
  picture: picture.optional().meta({ description: 'Shown at the right of the wide menu while the link is pointed at' }),
});

const menuGroup = z.object({
  label: line('The word in the header', { max: 24 }),
  /** Where the word itself leads; a group with entries opens a menu instead, and repeats this as its first entry. */
  href: link.shape.href,
  links: z.array(menuLink).max(16),
  picture: picture.optional().meta({
    description: 'At the right of the wide menu, where no link of it has a picture. An SVG rests on the line',
  }),
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

/**
 * What every page shows besides its blocks, by the parts of its form in the admin. A setting is declared here alone: its
 * part, type, label and help, from which follow its field, its place in the preview, its check and its column.
 */
export const settingsParts = {
  Agency: {
    help: 'Name, logo and colours, as every page, email and card shows them',
    fields: {
      companyName: line('As the header, emails and search results write it', { max: 40 }),
      foundingYear: z.int().min(1900).max(2100),
      identity: identity.optional(),
      language: z.enum(languages).optional().meta({
        usual: 'en',
        description:
          'In which the texts of the site are written; English where nothing is said. Browsers, screen readers and search engines are told, days are written and countries named in it. The sentences of forms are under Forms',
      }),
      languages: z.array(siteLanguage).max(6).optional().meta({
        label: 'Languages',
        description:
          'The first is the default; others are below /de, /fr and so on, page by page, each once it is translated',
      }),
      currency: z.enum(currencies).optional().meta({
        usual: 'USD',
        description:
          'In which prices, bills and estimates count; US dollars where nothing is said. Amounts stay as they are, and so do prices in texts',
      }),
    },
  },
  Contact: {
    help: 'How visitors reach you, and what you promise them',
    fields: {
      /** The number that is printed and called. */
      phone: phoneNumber,
      email: z.email(),
      messagingHref: link.shape.href.optional().meta({
        label: 'Address of the chat',
        description: 'The address of the chat; a link to it is shown wherever the number or address of the agency is',
      }),
      answerWorkingDays: whole(
        'Working days in which a request is answered. The emails promise it, and so does {answerTime} in texts at forms; 1 where nothing is said',
        1,
        10,
      )
        .meta({ label: 'Working days until an answer' })
        .optional(),
      contactFormPath: link.shape.href.optional().meta({
        label: 'Page with the contact form',
        description:
          'The page whose contact form is also shown below articles, such as /contacts. If empty, the one to which the call to action leads',
      }),
    },
  },
  Header: {
    help: 'The menu of every page, and the button beside it',
    fields: {
      /** The first offer: in the emails, below the thank-you, and where a search finds nothing. */
      callToAction: link,
      callToFormText: line(
        'The words of the header’s button, which leads to the contact form: of the page, or else of the page named under Contact',
        { max: 24, label: 'Words of the header’s button' },
      ).optional(),
      navigation: z.array(menuGroup).min(1).max(8),
    },
  },
  Footer: {
    help: 'The columns of links below every page, and your profiles elsewhere, which search engines take for yours',
    fields: {
      footerColumns: z
        .array(z.object({ heading: line('Heading of the column', { max: 30 }), links: z.array(link).min(1).max(10) }))
        .max(4),
      socials: z.array(z.object({ network: z.enum(socialNetworks), href: link.shape.href })),
    },
  },
  SEO: {
    help: 'What search engines say of the agency, and the page that lists all pages. Title and description of a page are in its own form',
    fields: {
      description: line('One sentence for search engines', { max: 160 }),
      sitemapPath: link.shape.href.meta({ label: 'Page with the sitemap' }),
      verification: verification.optional(),
    },
  },
  Forms: {
    help: 'What every form says about errors, sending, files and text that was kept: in your words, or in your language',
    /** Sentences of forms in the owner's words. */
    fields: { formWords: formWords.optional() },
  },
  Emails: {
    help: 'What the website says in emails that it sends by itself, to visitors, to sales and to accounts: in your words, or in your language',
    fields: {},
  },
  Newsletter: {
    help: 'The letter that articles and lists offer',
    fields: {
      /** The newsletter that articles and lists offer. */
      newsletter: z.object({
        heading: heading('Two short lines, such as: One letter a month, with the figures left in', { max: 80 }),
        buttonText: line('What the click does', { max: 30 }),
        note: line('When the next letter leaves, and how to leave again', { max: 140 }),
        asksName: z.boolean().optional().meta({ description: 'Asks for the name too; nobody has to give it' }),
      }),
    },
  },
  Legal: {
    help: 'The name in contracts, and the page that says what becomes of data',
    fields: {
      legalName: line('The name in contracts. What emails must say besides is under Emails, Below every email', {
        max: 80,
      }),
      privacyPath: link.shape.href,
    },
  },
  Analytics: {
    help: 'Under what visits are counted, and the question whether they may be',
    fields: {
      analyticsId: analyticsId.optional().meta({
        label: 'Who counts visits',
        description:
          'A Google tag (G-ABC1234567), a Tag Manager container (GTM-ABC1234), a Matomo with its site (https://stats.example.com/matomo.php?idsite=1) or a Plausible script (https://plausible.io/js/script.js). Visitors are asked first, in the words below; Plausible keeps nothing in the browser and counts without a question. Empty: what whoever runs the server has set; without either, nobody is asked',
        widget: 'text',
      }),
      /** The question whether visits may be counted. */
      consent: consentTexts.optional(),
    },
  },
  Embeds: {
    help: 'What pages may show of other sites, and from where',
    fields: {
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
    },
  },
  Search: {
    help: 'What the search of the website knows besides the words of the texts',
    fields: {
      search: z
        .object({
          synonyms: z
            .array(
              z.object({
                words: line('Such as: app, application, mobile product', {
                  max: 200,
                  label: 'Words that mean the same',
                }),
              }),
            )
            .max(200)
            .optional()
            .meta({
              label: 'Words that mean the same',
              description:
                'A row for each meaning, with commas between the words: whoever looks for one of them also finds pages with the others. Several words in a row count as one. Each further language has rows of its own, under Settings in other languages',
            }),
        })
        .optional(),
    },
  },
  'Own pages': {
    help: 'Heads of the pages without a document: glossary, search, nothing found',
    fields: {
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
          notFound: ownPage(
            'Heading of the page that says nothing is here',
            'What to do instead, in one or two sentences',
          ),
        })
        .optional(),
    },
  },
};

export type SettingsPart = keyof typeof settingsParts;

/** What every page shows besides its blocks: header, footer, facts about the company. */
export const siteSettings = z.object({
  ...settingsParts.Agency.fields,
  ...settingsParts.Contact.fields,
  ...settingsParts.Header.fields,
  ...settingsParts.Footer.fields,
  ...settingsParts.SEO.fields,
  ...settingsParts.Forms.fields,
  ...settingsParts.Newsletter.fields,
  ...settingsParts.Legal.fields,
  ...settingsParts.Analytics.fields,
  ...settingsParts.Embeds.fields,
  ...settingsParts.Search.fields,
  ...settingsParts['Own pages'].fields,
});

/**
 * The settings that are words: each further language has its own, in a wording. Everything else is one fact for all
 * languages.
 */
export const settingsWords = siteSettings.pick({
  callToAction: true,
  callToFormText: true,
  navigation: true,
  footerColumns: true,
  description: true,
  formWords: true,
  newsletter: true,
  consent: true,
  pages: true,
  search: true,
});

/** The settings around pages of a further language: its words, and none of the default language. */
export function settingsIn<Site extends object>(site: Site, language: string, words: object): Site {
  const facts = Object.entries(site).filter(([name]) => !(name in settingsWords.shape));
  return { ...Object.fromEntries(facts), ...words, language } as Site;
}

/** A word of the header with its links. */
export type MenuGroup = z.infer<typeof menuGroup>;
export type MenuLink = z.infer<typeof menuLink>;

export type SiteSettings = z.infer<typeof siteSettings>;

/** The path of the page with the contact form: the one that is named, otherwise where the call to action leads. */
export function contactPathOf(site: Partial<Pick<SiteSettings, 'callToAction' | 'contactFormPath'>>): string {
  return site.contactFormPath ?? (site.callToAction?.href?.split('#')[0] || '/');
}
