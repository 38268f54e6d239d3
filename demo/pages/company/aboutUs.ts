import type { DemoPage } from '../../demoContent.schema.ts';
import { priceOf } from '../../prices.ts';
import { callWith } from '../shared.ts';

export const aboutUs: DemoPage = {
  type: 'page',
  slug: 'about-us',
  title: 'About us',
  head: {
    title: 'About Quayline: 41 people, five offices',
    description:
      'Quayline is a software agency of 41 people, 31 of them engineers. Seventeen years in software, thirteen of them on ledgers.',
  },
  breadcrumbs: [],
  card: {
    label: 'Company',
    description: 'Forty-one people, five offices, seventeen years in software, and three rules that do not bend.',
    picture: { $picture: 'company-book' },
  },
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'An agency that\nkeeps count',
      description: `Quayline is a software agency. We began in 2009 with software for ports, and have built ledgers since 2013 for companies whose books have to balance. Whole projects ${priceOf('flow-blockchain-development-company')}.`,
      action: { label: 'Book a free call', href: '/book' },
      secondAction: { label: 'Meet the team', href: '/team' },
      drawing: 'none',
      sideImage: { $picture: 'side-book' },
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'feature_grid',
      columns: 4,
      items: [
        { label: '41 people', text: 'Thirty-one of them are engineers. The other ten make sure they can be.' },
        { label: 'Five offices', text: 'Between Rotterdam and Seattle, awake eighteen hours a day.' },
        { label: '17 years in software', text: 'Thirteen of them on ledgers, with more than eighty delivered.' },
        { label: 'One in three', text: 'Enquiries to which we say: you do not need a ledger.' },
      ],
    },
    {
      acf_fc_layout: 'product_screen',
      heading: 'We keep count\nof ourselves, too',
      name: 'Quayline',
      place: '/our-own-book',
      title: 'What we promised, and what it took',
      figures: [
        { value: '83', label: 'ledgers delivered' },
        { value: '76', label: 'in the promised month' },
        { value: '0', label: 'entries lost' },
      ],
      columns: { name: 'Four to read about', value: 'Promised', note: 'Took' },
      rows: [
        { name: 'Causeway', value: '11 months', note: '11' },
        { name: 'Hushmint', value: '7 months', note: '7' },
        { name: 'Opaline', value: '5 months', note: '5' },
        { name: 'Tidemark', value: '13 months', note: '14' },
      ],
      foot: 'Seven were late, by nine days on average. Each client heard it weeks before.',
      caption: 'A page of our own register, as of 1 November, 2026. Clients may ask for the rest.',
      changes: [
        { title: 'A price', before: '2013: one sum', after: 'a sum, or a range with reasons' },
        { title: 'An audit', before: '2013: whoever was free', after: 'the second team' },
        { title: 'Keys we hold', before: '2013: nine', after: 'none' },
      ],
    },
    {
      acf_fc_layout: 'reasons',
      heading: 'Three rules we\ndo not bend',
      image: { $picture: 'reason-keys' },
      imageUpright: { $picture: 'reason-keys-upright' },
      items: [
        {
          title: 'The client holds the keys',
          description:
            'Repository, keys and runbook are in your accounts from the first commit. We ask for access, and give it back.',
        },
        {
          title: 'Nobody audits their own work',
          description: 'The second team reads code that it has not seen before, and reports to you.',
        },
        { title: 'The price has reasons', description: 'A fixed sum for what is known, and a range for what is not.' },
      ],
    },
    {
      acf_fc_layout: 'steps',
      heading: 'Seventeen years\nin six entries',
      items: [
        {
          step: '2009',
          label: 'Three people in Rotterdam',
          description: 'They write the program by which a terminal counts its containers.',
        },
        {
          step: '2013',
          label: 'The first ledger',
          description: 'Two terminals do not believe each other’s count, and agree to share one book.',
        },
        {
          step: '2016',
          label: 'A second team',
          description: 'Ruth Abelard’s people read what others wrote. They have had their own door ever since.',
        },
        {
          step: '2020',
          label: 'First contracts in Cadence',
          description: 'A thing that cannot be copied is what the ports had always asked for.',
        },
        {
          step: '2024',
          label: 'Work on two sides',
          description: 'Cadence and EVM on one network, and bridges between the two.',
        },
        {
          step: '2026',
          label: 'Forty-one people',
          description: 'Eighty-three ledgers delivered, five offices, two vacancies.',
        },
      ],
    },
    {
      acf_fc_layout: 'links_grid',
      heading: 'More about us',
      links: [
        { label: 'Team', href: '/team' },
        { label: 'Careers', href: '/careers' },
        { label: 'Engagement models', href: '/engagement-models' },
        { label: 'Scholarship', href: '/scholarship' },
        { label: 'Events', href: '/events' },
      ],
    },
    { acf_fc_layout: 'offices', heading: 'Five offices, awake eighteen hours a day', hoursLabel: 'working hours, UTC' },
    callWith('Ines Halvorsen', 'Ines Halvorsen answers what comes in.\nAsk her for the rest of our own book.'),
  ],
};
