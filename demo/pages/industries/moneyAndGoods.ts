import { industryPage } from './industryPage.ts';

/** Industries that count money and goods. */
export const moneyAndGoodsPages = [
  industryPage({
    slug: 'fintech-banking',
    title: 'FinTech and banking',
    headTitle: 'Ledgers for FinTech and banking',
    summary:
      'Ledgers, tokenised deposits and settlement for institutions that are asked, every quarter, to prove what they hold.',
    heading: 'Settle both\nsides or neither',
    lead: 'FinTech and banking. We build ledgers, tokenised deposits and settlement for institutions that are asked, every quarter, to prove what they hold.',
    drawing: 'settlement',
    secondAction: { label: 'See the Tidemark case', href: '/work/tidemark' },
    questionsHeading: 'Five questions a risk committee\nasks, answered before the meeting',
    questions: [
      [
        'Can a transfer be half done?',
        'No. Security and cash move in one transaction. If one leg fails, the ledger shows neither.',
      ],
      [
        'Who can see our positions?',
        'The parties to a trade, and the supervisor you name. Nobody else receives the data.',
      ],
      [
        'What if you disappear?',
        'Repository, keys and runbook stand in your accounts. A second supplier could start on Monday.',
      ],
      [
        'How do we reverse a mistake?',
        'With a second entry, signed by two roles. Nothing is erased, so nothing has to be explained away.',
      ],
      [
        'Which rule applies?',
        'We write the map with your counsel before the first line of code, and keep it beside the tests.',
      ],
    ],
    built: [
      [
        'Settlement in one step',
        'Delivery versus payment between two ledgers, with a total that is checked after every block.',
        '/services/settlement',
      ],
      [
        'Tokenised deposits',
        'A deposit that carries its own transfer rules and stays on your balance sheet.',
        '/services/tokenised-assets',
      ],
      [
        'Shared, not shown',
        'Syndicated loans on Canton: five banks, one register, no one reads a neighbour’s page.',
        '/services/canton-network-development-company',
      ],
    ],
  }),
  industryPage({
    slug: 'retail-ecommerce',
    title: 'Retail and eCommerce',
    headTitle: 'Ledgers for retail and eCommerce',
    summary:
      'Shared loyalty points, digital receipts and payments that find their invoice, for shops that want one customer to be one customer.',
    heading: 'Points that many\nshops accept',
    lead: 'Retail and eCommerce. We build loyalty, receipts and payments that several shops can share without trusting one of them with the book.',
    drawing: 'none',
    secondAction: { label: 'Read about loyalty', href: '/services/loyalty' },
    questionsHeading: 'Four questions a finance\ndirector asks first',
    questions: [
      ['What do we owe in points?', 'One page shows it, by shop and by month of issue, and it agrees with the ledger.'],
      ['Can a shop print points?', 'It can issue what it has funded. The ledger refuses the rest.'],
      [
        'What does the till notice?',
        'Nothing. Redemption answers in under a second, and still works when the line to us is down.',
      ],
      ['Who keeps the customer?', 'The shop. The ledger holds a balance and no name.'],
    ],
    built: [
      ['Shared loyalty', 'Nine shops, one kind of point, netted every night.', '/services/loyalty'],
      ['Digital receipts', 'A receipt that proves warranty and return without the paper.', '/services/provenance'],
      [
        'Stablecoin tills',
        'Payment in seconds, the fee paid by the merchant, statements for the bookkeeper.',
        '/services/stablecoin-rails',
      ],
    ],
  }),
  industryPage({
    slug: 'supply-chain-logistics',
    title: 'Supply chain and logistics',
    headTitle: 'Ledgers for supply chain and logistics',
    summary:
      'Electronic bills of lading, seals and cold chain proof, signed by those who were there and read by those who pay.',
    heading: 'Signed by those\nwho were there',
    lead: 'Supply chain and logistics. We began with software for ports, and still build for people who stand beside the goods.',
    drawing: 'none',
    secondAction: { label: 'See the Tidemark case', href: '/work/tidemark' },
    questionsHeading: 'Four questions a forwarder\nasks on the quay',
    questions: [
      [
        'Does the ledger see my container?',
        'No. It holds what people and sensors signed when they saw it, and who was answerable in between.',
      ],
      [
        'Is an electronic bill valid?',
        'Where the law has followed the model law on transferable records, as in the United Kingdom since 2023. We list where not.',
      ],
      [
        'What if a partner is offline?',
        'Handovers are signed on the device and arrive later, in order. Two signatures or none.',
      ],
      ['Who pays for the wrong entry?', 'The one who signed it. A correction is a second entry with a name.'],
    ],
    built: [
      [
        'Electronic bills of lading',
        'One original, transferred by signature, surrendered once.',
        '/services/provenance',
      ],
      ['Cold chain proof', 'Temperatures signed by the sensor, with gaps shown as gaps.', '/services/provenance'],
      ['Port clearing', 'Obligations between five ports, settled in 11 seconds.', '/work/tidemark'],
    ],
  }),
];
