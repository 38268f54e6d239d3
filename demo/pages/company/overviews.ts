import type { DemoPage } from '../../demoContent.schema.ts';
import { acrossPage } from '../../media/scenes.ts';
import { priceOf } from '../../prices.ts';
import { caseOnInk, shownCases } from '../services/shownCases.ts';
import { priceOfYours } from '../shared.ts';
import { industrySlides } from '../slides.ts';
import { wordsOfClient } from '../voices.ts';

/** The page that links the industries. */

export const industries: DemoPage = {
  type: 'page',
  slug: 'industries',
  title: 'Industries',
  head: {
    title: 'Industries whose books have to balance',
    description:
      'FinTech & banking, retail, supply chain, healthcare, real estate, oil & gas: where a single version of the truth earns its keep.',
  },
  breadcrumbs: [],
  card: {
    label: 'Industries',
    description: 'Six industries whose books have to balance, and the questions all of them ask.',
    picture: { $picture: 'industry-oilgas' },
  },
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Six industries,\none true count',
      description: `Ledgers for banks, shops, forwarders, hospitals, landlords and oil partners. They count different things, and need each one counted once. Whole projects ${priceOf('flow-blockchain-development-company')}.`,
      action: { label: 'Book a free call', href: '/book' },
      secondAction: { label: 'See the work', href: '/work' },
      ...acrossPage('trades'),
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'pictures_row',
      heading: 'Where a single version of\nthe truth earns its keep',
      ground: 'paper',
      items: industrySlides.map(({ title, description, image, href }) => ({ title, description, image, href })),
    },
    {
      acf_fc_layout: 'answers',
      ground: 'land',
      heading: 'Four questions\nall six of them ask',
      items: [
        {
          title: 'Do we need a ledger?',
          description:
            'Yes, if several parties write, none may keep the book for the others, and the count is disputed. Otherwise a database is enough.',
          note: 'one in three does not',
        },
        {
          title: 'Who will see our figures?',
          description:
            'The people you name. On Canton no one else receives them; on public ledgers we keep figures beside the ledger and proofs on it.',
          note: 'need to know',
        },
        {
          title: 'Does our old system have to go?',
          description: 'Rarely. It stays; we add signatures and an interface beside it.',
          note: 'beside, not instead',
        },
        {
          title: 'Who answers at night?',
          description: 'Five offices are awake for eighteen hours; in the other six an alarm wakes somebody.',
          note: 'operation and care',
          href: '/services/operation-and-care',
        },
      ],
    },
    caseOnInk(shownCases.tidemark),
    wordsOfClient([
      'Helena Marchbanks',
      'Five ports had argued over the same figures for years. Quayline asked what each of us must never see, wrote that down first, and kept to it. The price was the price.',
      'ledgers',
    ]),
    priceOfYours,
  ],
};
