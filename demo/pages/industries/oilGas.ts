import { capital, priceOf } from '../../prices.ts';
import { shownCases } from '../services/shownCases.ts';
import { createIndustryPage } from './createIndustryPage.ts';

export const oilGas = createIndustryPage({
  slug: 'oil-gas',
  title: 'Oil & gas',
  headTitle: 'Joint venture ledgers for oil & gas',
  summary:
    'Volumes that are metered, signed and sold once, across joint ventures, with emission records that agree with them.',
  heading: 'Metered, signed,\nsold once',
  lead: `Oil & gas. We build accounts for joint ventures, in which a barrel lifted by one partner is gone for the others at once. ${capital(priceOf('settlement'))}.`,
  drawing: 'volume',
  secondAction: { label: 'Read about provenance', href: '/services/provenance' },
  questionsHeading: 'Five questions a joint\nventure auditor asks',
  questions: [
    [
      'Whose figure counts?',
      'The meter’s, signed by the device. Corrections are entries of their own, agreed by the partners.',
      'signed at the meter',
    ],
    [
      'Who sees our prices?',
      'Volumes are shared between the partners. Prices stay with the two who agreed on them.',
      'need to know',
    ],
    ['Can a lift be sold twice?', 'No. It is an asset with one owner, and the sale moves it.', 'one owner'],
    [
      'Do emissions agree with volumes?',
      'They are computed from the same entries, so a difference would have to be typed by hand.',
      'one source',
    ],
    [
      'What about an over-lift?',
      'It is a balance between partners from the hour it happens, in barrels and in money, without a claim.',
      'imbalance, hourly',
    ],
  ],
  builtHeading: 'What partners have\nasked us to build',
  built: [
    [
      'Joint venture accounts',
      'Shares, lifts and imbalances, settled by the month and readable by the hour.',
      'industry-oilgas',
      '/services/settlement',
    ],
    [
      'Emission records',
      'From meter to certificate without a spreadsheet in between.',
      'built-emissions',
      '/services/provenance',
    ],
    [
      'Private pricing',
      'One register on Canton, and a contract that two partners see.',
      'built-pricing',
      '/services/canton-network-development-company',
    ],
  ],
  rules: [
    [
      'IFRS 11',
      'A partner of a joint operation books its own share of output, income and cost.',
      'Shares as entries, with the agreement they follow',
    ],
    [
      'Sarbanes-Oxley, section 404',
      'Management assesses the controls over financial reporting each year.',
      'Controls as tests that an auditor can run',
    ],
    [
      'EU Methane Regulation',
      'Operators measure methane at its source and report it; importers follow in steps.',
      'Readings signed by the device, gaps shown',
    ],
    [
      'REMIT',
      'Trades on wholesale energy markets in the EU are reported, and inside information is published.',
      'Report made from the entry, not beside it',
    ],
    [
      'IFRS S2',
      'Scope 1, 2 and 3 emissions are disclosed, with how they were measured.',
      'Method and version in each record',
    ],
  ],
  shownCase: shownCases.causeway,
  voice: [
    'Willem Drost',
    'We used to close the day with a spreadsheet and two phones. The sums now agree after each crossing.',
    'crossings',
  ],
  host: [
    'Nadia Castellan',
    'Nadia Castellan compares two counts\nof one thing for a living. A meter read\nby two partners is one of them.',
  ],
});
