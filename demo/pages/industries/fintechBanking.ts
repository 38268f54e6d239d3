import { capital, priceOf } from '../../prices.ts';
import { shownCases } from '../services/shownCases.ts';
import { createIndustryPage } from './createIndustryPage.ts';

export const fintechBanking = createIndustryPage({
  slug: 'fintech-banking',
  title: 'FinTech & banking',
  headTitle: 'Ledgers for FinTech & banking',
  summary:
    'Ledgers, tokenised deposits and settlement for institutions that are asked, every quarter, to prove what they hold.',
  heading: 'Settle both\nsides or neither',
  lead: `FinTech & banking. We build ledgers, tokenised deposits and settlement for institutions that are asked, every quarter, to prove what they hold. ${capital(priceOf('settlement'))}.`,
  drawing: 'settlement',
  secondAction: { label: 'See the Tidemark case', href: '/work/tidemark' },
  questionsHeading: 'Five questions a risk committee\nasks, answered before the meeting',
  questions: [
    [
      'Can a transfer be half done?',
      'No. Security and cash move in one transaction. If one leg fails, the ledger shows neither.',
      'delivery versus payment',
    ],
    [
      'Who can see our positions?',
      'The parties to a trade, and the supervisor you name. The data reaches no one else.',
      'need-to-know ledgers',
    ],
    [
      'What if you disappear?',
      'Repository, keys and runbook are in your accounts. A second supplier could start on Monday.',
      'exit plan, tested',
    ],
    [
      'How do we reverse a mistake?',
      'With a second entry, signed by two roles. Nothing is erased, so nothing has to be explained away.',
      'nothing is erased',
    ],
    [
      'Which rule applies?',
      'We map the rules with your counsel before the first line of code, and keep the map beside the tests.',
      'four rules, mapped',
    ],
  ],
  builtHeading: 'What banks have\nasked us to build',
  built: [
    [
      'Settlement in one step',
      'Delivery versus payment between two ledgers, with a total that is checked after every block.',
      'solution-settlement',
      '/services/settlement',
    ],
    [
      'Tokenised deposits',
      'A deposit that carries its own transfer rules and stays on your balance sheet.',
      'built-deposit',
      '/services/tokenised-assets',
    ],
    [
      'Shared, not shown',
      'Syndicated loans on Canton: five banks, one register, no one reads a neighbour’s page.',
      'domain-private',
      '/services/canton-network-development-company',
    ],
  ],
  rules: [
    [
      'MiCA',
      'Holders of an e-money token can redeem it at par at any time; issuers of asset-referenced tokens hold a reserve.',
      'Reserve count on the ledger, published each day',
    ],
    [
      'DORA',
      'A register of contracts with ICT suppliers, and for the critical ones an exit that works.',
      'Exit rehearsed once before launch',
    ],
    [
      'Travel Rule',
      'The names of sender and receiver accompany a transfer of crypto-assets between providers.',
      'Names beside the ledger, proof on it',
    ],
    [
      'PSD2',
      'Two factors of different kinds when a payer starts an electronic payment, with named exemptions.',
      'Weighted keys: device and approval',
    ],
  ],
  shownCase: shownCases.tidemark,
  voice: [
    'Jonas Verhagen',
    'They drew the failure on paper before they drew the product. Our auditors kept the paper.',
    'crossings',
  ],
  host: ['Nadia Castellan', 'Nadia Castellan has settled trades\nfor eight years, and runs the nodes\nthat still do.'],
});
