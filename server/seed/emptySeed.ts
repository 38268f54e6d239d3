import { type EmptyLanguage, emptyWords } from './emptyWords.ts';
import type { SeedContent, SeedPage, SeedSettings } from './seedContent.ts';

const currentYear = new Date().getUTCFullYear();

/** Settings with which pages can be shown, and which nobody could mistake for a real company's. */
function settingsIn(language: EmptyLanguage): SeedSettings {
  const { callToAction, callToForm, companyName, contact, description, footer, home, newsletter, privacy } =
    emptyWords[language];
  const toContact = `/${contact.slug}`;
  return {
    // The first of the site's languages, so that its owner only adds others.
    ...(language === 'en' ? {} : { language, languages: [{ code: language, isVisible: true }] }),
    companyName,
    legalName: companyName,
    description,
    phone: { raw: '+10000000000', formatted: '+1 000 000 0000' },
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
        ],
      },
    ],
    privacyPath: `/${privacy.slug}`,
    sitemapPath: '/sitemap',
    newsletter,
  };
}

/** Neutral pages, to be filled in. */
function pagesIn(language: EmptyLanguage): SeedPage[] {
  const { callToAction, callToForm, contact, form, home, privacy } = emptyWords[language];
  const page = (slug: string, { description, title }: { description: string; title: string }, layout: object[]) => ({
    ...{ type: 'page' as const, slug, title, breadcrumbs: [], layout },
    head: { title, description },
  });
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
    page(privacy.slug, privacy, [
      { acf_fc_layout: 'textbox', heading: privacy.title, isPageTitle: true, text: privacy.text.trim() },
    ]),
  ];
}

/** A site to begin with: a home page, pages for contact and privacy, two sections for articles, and nothing else. */
export function emptySeed(language: EmptyLanguage = 'en'): SeedContent {
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
    offices: [],
    events: [],
    articles: [],
  };
}
