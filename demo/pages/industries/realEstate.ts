import { capital, priceOf } from '../../prices.ts';
import { createIndustryPage } from './createIndustryPage.ts';

export const realEstate = createIndustryPage({
  slug: 'real-estate',
  title: 'Real estate',
  headTitle: 'Tokenised real estate and its registers',
  summary: 'Shares in buildings with the rent divided on the day it arrives, and registers that a notary accepts.',
  heading: 'A share in a house,\na share of the rent',
  lead: `Real estate. We build share registers for those who own buildings, with the rules of the company inside the share. ${capital(priceOf('tokenised-assets'))}.`,
  drawing: 'house',
  secondAction: { label: 'Read about tokenised assets', href: '/services/tokenised-assets' },
  questionsHeading: 'Five questions a notary\nasks at the table',
  questions: [
    [
      'Does a token own a house?',
      'No. A company owns it, and the share in the company is on the ledger. The land register stays the land register.',
      'a share, not a deed',
    ],
    [
      'Who may hold a share?',
      'Whoever the articles allow. The share checks it at each transfer and refuses the rest.',
      'rules in the share',
    ],
    [
      'What happens to the rent?',
      'It is divided on the day it arrives, among those who held shares that day, down to the last cent.',
      'one transaction',
    ],
    [
      'What if a key is lost?',
      'The company’s register cancels the share and reissues it, with two signatures and a waiting time.',
      'reissued, not restored',
    ],
    [
      'What do I certify?',
      'An export of the register on a date, with the proof that it is whole. It opens without our software.',
      'export with proof',
    ],
  ],
  builtHeading: 'What owners have\nasked us to build',
  built: [
    [
      'Fractional ownership',
      'Twenty shares in a house, or twenty thousand in a street, under the same articles.',
      'domain-tokenised',
      '/services/tokenised-assets',
    ],
    [
      'Registers a notary accepts',
      'Holders on a date, with the proof, in the order that the notary reads.',
      'built-notary',
      '/services/tokenised-assets',
    ],
    [
      'Rent as a transaction',
      'Received, divided and reported in one step, with the tax certificate at the end of the year.',
      'built-rent',
      '/services/settlement',
    ],
  ],
  rules: [
    [
      'MiFID II',
      'A transferable share is a financial instrument on a ledger too, with the duties of those who trade it.',
      'Eligibility checked before the transfer',
    ],
    [
      'Prospectus Regulation',
      'An offer of securities to the public needs a prospectus, with exemptions by size and by circle of buyers.',
      'The circle is a rule inside the share',
    ],
    [
      'eIDAS 2',
      'A qualified electronic signature counts as one by hand in the EU; wallets of the member states carry identity.',
      'Signature bound to the entry it approves',
    ],
    [
      'Anti-money-laundering rules',
      'Those who hold, and those behind them, are identified before they buy.',
      'Checked by your provider; the result, not the file, is kept',
    ],
  ],
  shownCase: {
    caseSlug: 'opaline',
    heading: 'Opaline: one thing,\none certificate',
    facts: [
      ['Before', 'nine days from sale to certificate'],
      ['After', 'two days'],
      ['Refused', 'four certificates, for stones that had one'],
      ['Time', '5 months'],
    ],
    linkText: 'Read the Opaline case',
  },
  voice: [
    'Annelie Brandt',
    'They talked us out of a token in the first hour, and into a register that our auditor reads without calling.',
    'ledgers',
  ],
  host: ['Ines Halvorsen', 'Ines Halvorsen asks who may own\na share before she asks how many\nthere should be.'],
});
