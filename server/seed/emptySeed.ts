import type { Language } from '@frontage/contract/language.ts';
import type { SeedContent, SeedSettings } from './seedContent.ts';
import ar from './words/ar.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

const currentYear = new Date().getUTCFullYear();

/** Settings with which pages can be shown, and which nobody could mistake for a real company's. */
function settingsIn(language: EmptyLanguage): SeedSettings {
  const { callToAction, callToForm, companyName, contact, description, footer, home, imprint, newsletter, privacy } =
    wordsOf(language);
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
          ...(imprint ? [{ label: imprint.title, href: `/${imprint.slug}` }] : []),
        ],
      },
    ],
    privacyPath: `/${privacy.slug}`,
    sitemapPath: '/sitemap',
    newsletter,
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
    offices: [],
    events: [],
    articles: [],
  } satisfies SeedContent;
}

/** What an empty site says of itself until its owner does. Whoever reads it must not mistake it for a real company's. */
const en = {
  companyName: 'Your agency',
  description: 'What your agency does, in one sentence for search engines.',
  callToAction: 'Contact us',
  callToForm: 'Write to us',
  footer: 'Pages',
  newsletter: { heading: 'Our letter', buttonText: 'Subscribe', note: 'You can leave at any time' },
  news: 'News',
  home: {
    title: 'Home',
    description: 'What your agency does, and for whom, in one or two sentences.',
    heading: 'What you do,\nin two short lines',
    lead: 'Who you are and what you do, in one or two sentences. Open Pages in the admin to change it.',
  },
  contact: {
    slug: 'contact',
    title: 'Contact',
    description: 'How to reach us, and how soon an answer comes.',
    lead: 'Say here who reads the messages, and how soon an answer comes.',
    toForm: 'To the form',
  },
  form: {
    heading: 'What is it about?',
    lead: 'One or two sentences are enough to begin with.',
    buttonText: 'Send the message',
    ghostLabel: 'your message',
    receivedLabel: 'received',
  },
  /** Its text describes what the product itself does. The owner must add who they are, and what else they do. */
  privacy: {
    slug: 'privacy-policy',
    title: 'Privacy policy',
    description: 'What we keep of visitors, why, for how long, and how to have it removed.',
    text: `
## Who is responsible
Write here the full name and the address of your company, and how to reach whoever answers questions on data.

## When you read this site
The server keeps a line for each request: time, address of the page, result. Nothing is counted beyond that unless you allow it.

## When you write to us
We keep what you write and the files you attach, so that we can answer, and remove it when its term has ended. Your browser keeps what you type until it is sent.

## When you subscribe
We keep your address until you leave. Each letter has a link that takes you off the list.

## Your rights
You may ask what we keep of you, have it corrected, get a copy, or have it removed. You may also complain to the authority that watches over the protection of data where you live.
`,
  },
};

type LegalWords = typeof en.privacy;
/** `imprint`: where the law of those who speak the language asks for one. What its owner must fill in is in brackets. */
type EmptyWords = typeof en & { imprint?: LegalWords };

export const emptyWords = { en, de, fr, es, ar } satisfies Partial<Record<Language, EmptyWords>>;
export type EmptyLanguage = keyof typeof emptyWords;
const wordsOf = (language: EmptyLanguage): EmptyWords => emptyWords[language];
export const isEmptyLanguage = (code: string): code is EmptyLanguage => Object.hasOwn(emptyWords, code);
