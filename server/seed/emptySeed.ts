import type { Language } from '@frontage/contract/language.ts';
import { usualPathWords } from '@frontage/contract/pathNames.ts';
import type { SeedContent, SeedSettings } from './seedContent.ts';
import ar from './words/ar.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

const currentYear = new Date().getUTCFullYear();

/** What most owners set who come under the law for which a language has an imprint. */
const places: Partial<Record<EmptyLanguage, Pick<SeedSettings, 'currency' | 'phone' | 'timeZone'>>> = {
  de: { currency: 'EUR', timeZone: 'Europe/Berlin', phone: { raw: '+49000000000', formatted: '+49 00 0000000' } },
};

/** Settings with which pages can be shown, and which nobody could mistake for a real company's. */
function settingsIn(language: EmptyLanguage): SeedSettings {
  const words = wordsOf(language);
  const { callToAction, callToForm, companyName, contact, description, footer, home, imprint, newsletter } = words;
  const privacyPath = `/${words.privacy.slug}`;
  const toContact = `/${contact.slug}`;
  return {
    // The first of the site's languages, so that its owner only adds others.
    ...(language === 'en'
      ? {}
      : { language, languages: [{ code: language, isVisible: true, paths: usualPathWords[language] ?? {} }] }),
    companyName,
    legalName: companyName,
    description,
    phone: { raw: '+10000000000', formatted: '+1 000 000 0000' },
    ...places[language],
    email: 'hello@example.com',
    foundingYear: currentYear,
    socials: [],
    callToAction: { label: callToAction, href: toContact },
    callToFormText: callToForm,
    answerWorkingDays: 1,
    contactFormPath: toContact,
    navigation: [{ label: contact.title, href: toContact, links: [] }],
    footerColumns: [
      {
        heading: footer,
        links: [
          { label: home.title, href: '/' },
          { label: contact.title, href: toContact },
          ...(imprint ? [{ label: imprint.title, href: `/${imprint.slug}` }] : []),
        ],
      },
    ],
    privacyPath,
    sitemapPath: '/sitemap',
    newsletter,
    // Nobody is asked before a counter is set.
    consent: { ...words.consent, version: '1', policyHref: privacyPath },
  };
}

/** Neutral pages, to be filled in. */
function pagesIn(language: EmptyLanguage) {
  const { callToAction, callToForm, contact, form, home, imprint, privacy } = wordsOf(language);
  const page = (slug: string, { description, title }: { description: string; title: string }, layout: object[]) => ({
    ...{ type: 'page' as const, slug, title, breadcrumbs: [], layout },
    head: { title, description },
  });
  const legal = (words: LegalWords) =>
    page(words.slug, words, [
      { acf_fc_layout: 'textbox', heading: words.title, isPageTitle: true, text: words.text.trim() },
    ]);
  return [
    page('home', home, [
      {
        acf_fc_layout: 'hero',
        heading: home.heading,
        description: home.lead,
        action: { label: callToAction, href: `/${contact.slug}` },
        drawing: 'plan',
      },
    ]),
    page(contact.slug, contact, [
      {
        acf_fc_layout: 'hero',
        heading: callToForm,
        description: contact.lead,
        action: { label: contact.toForm, href: '#contact-form' },
        drawing: 'none',
      },
      { acf_fc_layout: 'breadcrumbs' },
      { acf_fc_layout: 'form', look: 'closing', ...form, facts: [], form: 'contact' },
    ]),
    legal(privacy),
    ...(imprint ? [legal(imprint)] : []),
  ];
}

/** A site to begin with: a home page, pages for contact, privacy and where the law asks for one an imprint, two sections for articles, and nothing else. */
export function emptySeed(language: EmptyLanguage = 'en') {
  return {
    settings: settingsIn(language),
    pages: pagesIn(language),
    categories: [
      { term_id: 23, name: 'Blog', slug: 'blog' },
      { term_id: 25, name: emptyWords[language].news, slug: 'news' },
    ],
    pictures: [],
    tags: [],
    glossary: [],
    reviews: [],
    // Nobody expects a call on Christmas Day; whose holidays they are, each office says by its country.
    calls: { publicHolidays: true },
    offices: [],
    events: [],
    articles: [],
  } satisfies SeedContent;
}

type LegalWords = typeof en.privacy;
/** `imprint`: where the law of those who speak the language asks for one. What its owner must fill in is in brackets. */
type EmptyWords = typeof en & { imprint?: LegalWords };

/**
 * What an empty site says of itself until its owner does. Whoever reads it must not mistake it for a real company's. The
 * privacy policy describes what the product itself does: the owner must add who they are, and what else they do.
 */
export const emptyWords = { en, de, fr, es, ar } satisfies Partial<Record<Language, EmptyWords>>;
export type EmptyLanguage = keyof typeof emptyWords;
const wordsOf = (language: EmptyLanguage): EmptyWords => emptyWords[language];
export const isEmptyLanguage = (code: string): code is EmptyLanguage => Object.hasOwn(emptyWords, code);
