import type { DemoPage } from '../../demoContent.schema.ts';
import { contactForm } from '../shared.ts';

import { industrySlides } from '../slides.ts';

/** The page that leads on to industries. */

export const industries: DemoPage = {
  type: 'page',
  slug: 'industries',
  title: 'Industries',
  head: {
    title: 'Industries whose books have to balance',
    description:
      'FinTech & banking, retail, supply chain, healthcare, real estate, oil & gas: where a single version of the truth earns its keep.',
    image: { $picture: 'social-home' },
  },
  breadcrumbs: [],
  card: {
    label: 'Industries',
    description: 'Six trades whose books have to balance, and the questions that all of them ask.',
    picture: { $picture: 'industry-oilgas' },
  },
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Six trades,\none kind of book',
      description: 'They differ in what they count. They agree that it must be counted once.',
      action: { label: 'Book a free call', href: '/book' },
      secondAction: { label: 'Read our show cases', href: '/work' },
      drawing: 'volume',
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
      heading: 'Four things that all\nsix of them ask',
      items: [
        {
          title: 'Do we need a ledger?',
          description:
            'When several parties write, none may keep the book for the others, and the count is disputed. Otherwise a database is enough.',
          note: 'one in three does not',
        },
        {
          title: 'Who will see our figures?',
          description:
            'Those whom you name. On Canton nobody else receives them; on public ledgers we keep figures beside the ledger and proofs on it.',
          note: 'need to know',
        },
        {
          title: 'Does our old system go?',
          description: 'Seldom. It goes on keeping what it keeps, and learns to sign, to ask and to be asked.',
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
    contactForm,
  ],
};
