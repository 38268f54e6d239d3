import type { SeedPage } from './seedContent.ts';

const home: SeedPage = {
  type: 'page',
  slug: 'home',
  title: 'Home',
  head: { title: 'Home', description: 'What your agency does, and for whom, in one or two sentences.' },
  breadcrumbs: [],
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'What you do,\nin two short lines',
      description: 'Who you are and what you do, in one or two sentences. Open Pages in the admin to change it.',
      action: { label: 'Contact us', href: '/contact' },
      drawing: 'plan',
    },
  ],
};

const contact: SeedPage = {
  type: 'page',
  slug: 'contact',
  title: 'Contact',
  head: { title: 'Contact', description: 'How to reach us, and how soon an answer comes.' },
  breadcrumbs: [],
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Write to us',
      description: 'Say here who reads the messages, and how soon an answer comes.',
      action: { label: 'To the form', href: '#contact-form' },
      drawing: 'none',
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'form',
      look: 'closing',
      heading: 'What is it about?',
      lead: 'One or two sentences are enough to begin with.',
      facts: [],
      form: 'contact',
      buttonText: 'Send the message',
      ghostLabel: 'your message',
      receivedLabel: 'received',
    },
  ],
};

/** Describes what the product itself does. The owner of a site must add who they are, and what else they do. */
const privacyText = `
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
`.trim();

const privacy: SeedPage = {
  type: 'page',
  slug: 'privacy-policy',
  title: 'Privacy policy',
  head: {
    title: 'Privacy policy',
    description: 'What we keep of visitors, why, for how long, and how to have it removed.',
  },
  breadcrumbs: [],
  layout: [{ acf_fc_layout: 'textbox', heading: 'Privacy policy', isPageTitle: true, text: privacyText }],
};

/** Neutral pages, to be filled in. */
export const emptyPages: SeedPage[] = [home, contact, privacy];
