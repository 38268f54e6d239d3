import { shortService } from './shortService.ts';

/** Solutions: what several clients have needed in nearly the same form. */
export const solutionServices = [
  shortService({
    slug: 'tokenised-assets',
    title: 'Tokenised assets',
    headTitle: 'Tokenised assets: shares that settle in one step',
    summary:
      'Shares in funds, buildings and receivables whose transfer rules stand inside the asset, with a register a regulator can query.',
    heading: 'A share that knows\nwho may hold it',
    lead: 'Funds, buildings and receivables as assets that settle in one step. The transfer rules stand inside, where no till can forget them.',
    fromUsd: 38_000,
    gridHeading: 'What a register needs',
    points: [
      [
        'Transfer rules',
        'Eligibility, lock-ups and limits are checked by the asset itself, at each transfer.',
        'in the asset',
      ],
      ['A view for the regulator', 'Holders on a date, with the proof, in a file their own tools open.', 'on request'],
      ['Corporate actions', 'Dividends, splits and redemptions as transactions that can be replayed.', 'from $38,000'],
    ],
  }),
  shortService({
    slug: 'settlement',
    title: 'Settlement',
    headTitle: 'Settlement: delivery versus payment',
    summary:
      'Delivery versus payment between two registers: security and cash move in one transaction or not at all. From $22,000.',
    heading: 'Settle both\nsides or neither',
    lead: 'Security and cash move in one transaction. If one leg fails, the ledger shows neither, and there is nothing to reverse.',
    fromUsd: 22_000,
    gridHeading: 'Where it has been used',
    points: [
      [
        'Between ports',
        'Tidemark clears obligations between five ports in 11 seconds; before, it was twice a day by mail.',
        '14 months, Tidemark',
      ],
      ['Between two sides of Flow', 'Causeway locks in Cadence before it releases in EVM.', '11 months, Causeway'],
      ['Between firms on Canton', 'Each party keeps its own node, and sees its own side.', 'from $22,000'],
    ],
  }),
  shortService({
    slug: 'loyalty',
    title: 'Loyalty',
    headTitle: 'Shared loyalty points for several shops',
    summary:
      'Loyalty points that many shops accept and none can print twice, with the liability on one page. From $30,000.',
    heading: 'Points that nobody\nprints twice',
    lead: 'Several shops, one kind of point. Each shop sees what it owes the others, and the sum is zero every evening.',
    fromUsd: 30_000,
    gridHeading: 'What shops agree on',
    points: [
      ['Issue', 'A shop can issue what it has funded. The ledger refuses the rest.', 'funded'],
      ['Redemption', 'At the till in under a second; settled between the shops at night.', 'netted daily'],
      ['Leaving', 'A shop that leaves pays what it owes and keeps its customers.', 'from $30,000'],
    ],
  }),
  shortService({
    slug: 'digital-identity',
    title: 'Digital identity',
    headTitle: 'Digital identity with selective disclosure',
    summary:
      'Credentials that answer one question and keep the rest at home, with recovery and withdrawal that work. From $34,000.',
    heading: 'Answer one question,\nkeep the rest',
    lead: 'A verifier asks whether someone is over 18 and learns that, and no more. No personal data is written to a ledger.',
    fromUsd: 34_000,
    gridHeading: 'The three hard parts',
    points: [
      [
        'Disclosure',
        'Standard credentials with selective disclosure, so that wallets of others can hold them.',
        'W3C and ISO formats',
      ],
      ['Withdrawal', 'A status list that can be checked without telling the issuer who is asking.', 'minutes'],
      ['Recovery', 'A lost phone costs its owner an afternoon, not an identity.', 'from $34,000'],
    ],
  }),
  shortService({
    slug: 'provenance',
    title: 'Provenance',
    headTitle: 'Provenance: seals, handovers and certificates',
    summary:
      'Seals, handovers and certificates signed by those who were there, so that a thing and its papers stay together. From $30,000.',
    heading: 'The paper travels\nwith the thing',
    lead: 'A ledger cannot see a container. It can hold what people signed when they saw it, and who was answerable in between.',
    fromUsd: 30_000,
    gridHeading: 'What is recorded',
    points: [
      ['The seal', 'Set, read and broken, each with a time, a place and a signature.', 'three events'],
      ['The handover', 'Two signatures or none. What nobody accepted stays with the one who had it.', 'four eyes'],
      ['The certificate', 'One for each thing, as in Opaline: it changes hands with the stone.', 'from $30,000'],
    ],
  }),
  shortService({
    slug: 'stablecoin-rails',
    title: 'Stablecoin rails',
    headTitle: 'Stablecoin rails: payouts that reconcile',
    summary:
      'Stablecoin payments, payouts and refunds that reconcile by themselves and still give your bank the files it wants. From $36,000.',
    heading: 'Payments that\nfind their invoice',
    lead: 'Stablecoins move in seconds. The rest of a payment is who it was for, and that is what we build.',
    fromUsd: 36_000,
    gridHeading: 'From till to bank',
    points: [
      ['Paying', 'An address for each invoice, and the fee paid by the merchant.', 'one address each'],
      ['Refunding', 'A refund names the payment it undoes. It cannot be larger.', 'checked on the ledger'],
      ['Reporting', 'Statements in the format that your bank and your bookkeeper already read.', 'from $36,000'],
    ],
  }),
  shortService({
    slug: 'game-economies',
    title: 'Game economies',
    headTitle: 'Game economies: items that players keep',
    summary:
      'Items as resources, sign-in without a seed phrase and trade between players, with a till that balances. From $38,000.',
    heading: 'Items that outlive\nthe season',
    lead: 'A sword is a resource in the player’s account, so no slip in the studio’s code can copy it or drop it.',
    fromUsd: 38_000,
    gridHeading: 'What a studio gets',
    points: [
      ['Issue', 'Numbered runs with a ceiling that the studio cannot raise afterwards.', 'fixed supply'],
      [
        'Play',
        'Players sign in as they always did. The studio pays the fees and sees what they cost.',
        'no wallet needed',
      ],
      ['Trade', 'Between players, with the studio’s share divided in the sale.', 'from $38,000'],
    ],
  }),
];
