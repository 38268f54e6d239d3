import { capital, priceOf } from '../../prices.ts';
import { createIndustryPage } from './createIndustryPage.ts';

export const retailEcommerce = createIndustryPage({
  slug: 'retail-ecommerce',
  title: 'Retail & eCommerce',
  headTitle: 'Ledgers for retail and eCommerce',
  summary:
    'Shared loyalty points, digital receipts and payments that find their invoice, for shops that share customers.',
  heading: 'Points that many\nshops accept',
  lead: `Retail & eCommerce. We build loyalty, receipts and payments that several shops can share without trusting one of them with the books. ${capital(priceOf('loyalty'))}.`,
  drawing: 'loyalty',
  secondAction: { label: 'Read about loyalty', href: '/services/loyalty' },
  questionsHeading: 'Five questions a finance\ndirector asks first',
  questions: [
    [
      'What do we owe in points?',
      'One page shows it, by shop and by month of issue, and it agrees with the ledger to the point.',
      'the liability, daily',
    ],
    [
      'Can a shop print points?',
      'It can issue what it has funded. The ledger refuses the rest, whoever signs it.',
      'funded issue',
    ],
    [
      'What does the till notice?',
      'Little. Redemption answers in under a second, and goes on under a limit when the line to us is down.',
      'offline limit',
    ],
    ['Who keeps the customer?', 'The shop. The ledger holds a number and a balance, and no name.', 'no names on it'],
    [
      'What if a shop leaves?',
      'It pays what it owes the others on the day. Its customers keep their points, and it keeps its customers.',
      'exit, netted',
    ],
  ],
  builtHeading: 'What shops have\nasked us to build',
  built: [
    [
      'Shared loyalty',
      'Nine shops, one kind of point, netted every night. The sum of what they owe each other is zero.',
      'solution-loyalty',
      '/services/loyalty',
    ],
    [
      'Digital receipts',
      'A receipt that proves warranty and return without the paper, and travels with a second sale.',
      'built-receipts',
      '/services/provenance',
    ],
    [
      'Stablecoin tills',
      'Payment in seconds, the fee paid by the merchant, statements in the bookkeeper’s format.',
      'domain-payments',
      '/services/stablecoin-rails',
    ],
  ],
  rules: [
    [
      'GDPR',
      'Personal data has a purpose and an end, and can be corrected and erased.',
      'Names stay with the shop; erasing one breaks the link',
    ],
    [
      'IFRS 15',
      'Points that give a customer a material right are a liability until they are used or expire.',
      'Liability by shop and month of issue',
    ],
    [
      'E-money directive',
      'Value that is sold for money and accepted by others is e-money, unless it stays within a limited network.',
      'Sold and given points are different assets',
    ],
    [
      'EU Digital Product Passport',
      'Product groups, named one after another, carry a passport behind a code on the product.',
      'Receipt and passport share one code',
    ],
  ],
  shownCase: {
    caseSlug: 'hushmint',
    heading: 'Hushmint sells twenty\ncopies of a sound',
    facts: [
      ['Payment', 'by card; an email address is the account'],
      ['First sound', 'within 31 seconds, for half of all visitors'],
      ['Extra copies', 'none, and none can be made'],
      ['Time', '7 months'],
    ],
    linkText: 'Read the Hushmint case',
  },
  voice: [
    'Samuel Okonjo',
    'Our listeners have never heard the word wallet from us. They buy by card, and own what they bought.',
    'sound',
  ],
  host: [
    'Ines Halvorsen',
    'Ines Halvorsen asks what a point\ncosts you. Few shops know, and it takes\nfive minutes to find out.',
  ],
});
