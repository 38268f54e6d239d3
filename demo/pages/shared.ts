import type { DemoBlock } from '../demoContent.schema.ts';

/** Entries on more than one page, defined once so that they agree. */

export const fourCases = [
  {
    title: 'Hushmint',
    description: 'An ASMR marketplace where sound is sold in numbered editions',
    meta: 'NFT marketplace, 7 months',
    href: '/work/hushmint',
    image: { $picture: 'case-hushmint' as const },
  },
  {
    title: 'Opaline',
    description: 'Every opal has one certificate, and it changes hands with the stone',
    meta: 'NFT marketplace, 5 months',
    href: '/work/opaline',
    image: { $picture: 'case-opaline' as const },
  },
  {
    title: 'Tidemark',
    description: 'A UTXO blockchain platform for clearing between five ports',
    meta: 'Blockchain platform, 14 months',
    href: '/work/tidemark',
    image: { $picture: 'case-tidemark' as const },
  },
  {
    title: 'Causeway',
    description: 'A DeFi bridge ecosystem that locks on one side before it releases on the other',
    meta: 'Bridge and liquidity, 11 months',
    href: '/work/causeway',
    image: { $picture: 'case-causeway' as const },
  },
];

/** What happens after a message or a call has come: the one sequence, on each page that tells it. */
export const whatHappensNext = {
  acf_fc_layout: 'journey' as const,
  heading: 'Four steps from\nhello to first commit',
  items: [
    {
      step: 'Day 1',
      label: 'An answer',
      description: 'From the engineer who would lead the work, within {answerTime}, after an emailed receipt at once.',
    },
    {
      step: 'Day 3',
      label: 'A free call',
      description:
        'Forty minutes, with an NDA first if you prefer. If you need no ledger, you hear it here, at no charge.',
    },
    {
      step: 'Day 5',
      label: 'A price in writing',
      description: 'Two pages: a fixed price for the first phase, a range for the rest, and what could sink it.',
    },
    {
      step: 'Week 3',
      label: 'First commit',
      description: 'Into your repository, once you have signed for one phase. You do not sign for a year.',
    },
  ],
};

/** The contact form, the same on each page: the target of buttons. */
export const contactForm = {
  acf_fc_layout: 'form' as const,
  look: 'closing' as const,
  anchor: 'contact-form',
  heading: 'Tell us what must\nnever go missing',
  lead: 'An engineer reads it, not a queue.',
  facts: [
    { title: 'Answer', description: 'within {answerTime}' },
    { title: 'Secrecy', description: 'NDA first, if you prefer' },
    { title: 'Rather talk', description: 'Book a free call', href: '/book' },
    { title: 'Call', description: '{phone}' },
    { title: 'Email', description: '{email}' },
  ],
  form: 'contact',
  buttonText: 'Send message',
  files: [{ field: 'file' as const }],
  ghostLabel: 'space for yours',
  receivedLabel: 'received',
};

/** An end in place of the form: a person, and the hour that can be booked with them. */
export function callWith(person: string, description: string): Extract<DemoBlock, { acf_fc_layout: 'contact_prompt' }> {
  return {
    acf_fc_layout: 'contact_prompt',
    description,
    person,
    linkText: 'Book a free call',
    href: '/book',
    note: 'Forty minutes, no slides',
  };
}

/** An end of pages that list prices: whoever sets them, and the six questions that work out yours. */
export const priceOfYours: DemoBlock = {
  acf_fc_layout: 'contact_prompt',
  description: 'Grace Adeyemi sets our prices.\nSix questions give you the sum she\nwould start from, line by line.',
  person: 'Grace Adeyemi',
  linkText: 'Work out your price',
  href: '/estimate',
  note: 'No email address asked for',
};
