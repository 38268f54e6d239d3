import type { DemoPage } from '../../demoContent.schema.ts';
import { priceOf } from '../../prices.ts';
import { contactForm, fourCases } from '../shared.ts';

/** The list of cases: as pictures, then as a ledger, then in the words of the clients. */
export const workList: DemoPage = {
  type: 'page',
  slug: 'work',
  title: 'Work',
  head: {
    title: 'Work: four systems that are still running',
    description:
      'Hushmint, Opaline, Tidemark and Causeway: two marketplaces, a clearing platform and a bridge, with what they do and how long they took.',
  },
  breadcrumbs: [],
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Work that is\nstill running',
      description: `Four of more than eighty systems, built for an exchange, five ports, a record label and a jeweller. Whole projects ${priceOf('flow-blockchain-development-company')}.`,
      action: { label: 'Book a free call', href: '/book' },
      secondAction: { label: 'See the list', href: '#register' },
      drawing: 'none',
      sideImage: { $picture: 'line-works' },
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'cases',
      anchor: 'portfolio',
      heading: 'A sound, a\u00a0stone,\na\u00a0tide and a bridge',
      items: fourCases,
    },
    {
      acf_fc_layout: 'case_register',
      anchor: 'register',
      heading: 'The same four,\nline by line',
      labels: { case: 'Case', ledger: 'Ledger', people: 'People', months: 'Months', outcome: 'Outcome' },
      items: [
        {
          caseSlug: 'hushmint',
          ledger: 'Flow: Cadence',
          people: 5,
          months: 7,
          outcome: 'No edition has been exceeded. None can be.',
        },
        {
          caseSlug: 'opaline',
          ledger: 'Flow: Cadence',
          people: 4,
          months: 5,
          outcome: 'One certificate for each stone. The second is refused.',
        },
        {
          caseSlug: 'tidemark',
          ledger: 'Own chain: UTXO, five validators',
          people: 9,
          months: 14,
          outcome: 'Five ports settle in 11 seconds. It used to be twice a day, by email.',
        },
        {
          caseSlug: 'causeway',
          ledger: 'Flow: Cadence and EVM',
          people: 7,
          months: 11,
          outcome: '412,000 crossings, and not a unit of difference.',
        },
      ],
    },
    {
      acf_fc_layout: 'reviews',
      heading: 'What six clients\nwrote afterwards',
      note: 'Asked for at handover, printed as written',
      count: 6,
    },
    {
      acf_fc_layout: 'call_to_action',
      heading: 'The next row\nis still empty.',
      buttonText: 'Write to us',
    },
    contactForm,
  ],
};
