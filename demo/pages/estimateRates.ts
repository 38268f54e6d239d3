import type { DemoBlock } from '../demoContent.schema.ts';

type Rates = Extract<DemoBlock, { acf_fc_layout: 'estimate' }>['rates'];

/** The prices of the answers. They begin with the prices of the services. Every change gets a new version. */
export const estimateRates: Rates = {
  version: '2026-11-01',
  questions: [
    {
      name: 'projectType',
      question: 'What should it be?',
      hint: 'One answer',
      options: [
        {
          label: 'Contracts only',
          value: 'contracts',
          rows: [
            { entry: 'Discovery and priced plan', low: 8000, high: 8000, lowWeeks: 2, highWeeks: 2 },
            { entry: 'Contracts with tests', low: 22_000, high: 30_000, lowWeeks: 5, highWeeks: 6 },
            { entry: 'Launch and a month on watch', low: 6000, high: 6000, lowWeeks: 4, highWeeks: 4 },
          ],
        },
        {
          label: 'Web product',
          value: 'web',
          rows: [
            { entry: 'Discovery and priced plan', low: 8000, high: 8000, lowWeeks: 2, highWeeks: 2 },
            { entry: 'Contracts with tests', low: 22_000, high: 30_000, lowWeeks: 5, highWeeks: 6 },
            { entry: 'Web product', low: 14_000, high: 20_000, lowWeeks: 2, highWeeks: 3 },
            { entry: 'Launch and a month on watch', low: 6000, high: 6000, lowWeeks: 4, highWeeks: 4 },
          ],
        },
        {
          label: 'Mobile product',
          value: 'mobile',
          rows: [
            { entry: 'Discovery and priced plan', low: 8000, high: 8000, lowWeeks: 2, highWeeks: 2 },
            { entry: 'Contracts with tests', low: 22_000, high: 30_000, lowWeeks: 5, highWeeks: 6 },
            { entry: 'Mobile product, two app stores', low: 24_000, high: 36_000, lowWeeks: 6, highWeeks: 9 },
            { entry: 'Launch and a month on watch', low: 6000, high: 6000, lowWeeks: 4, highWeeks: 4 },
          ],
        },
        {
          label: 'Advice',
          value: 'advice',
          rows: [{ entry: 'Four pages and a priced plan', low: 8000, high: 8000, lowWeeks: 2, highWeeks: 2 }],
        },
      ],
    },
    {
      name: 'platforms',
      question: 'Where does it live?',
      hint: 'As many as apply',
      options: [
        { label: 'Flow, Cadence', value: 'flow-cadence' },
        {
          label: 'Flow, EVM',
          value: 'flow-evm',
          rows: [{ entry: 'The EVM side of Flow', low: 6000, high: 9000, lowWeeks: 1, highWeeks: 2 }],
        },
        {
          label: 'Ethereum',
          value: 'ethereum',
          rows: [{ entry: 'Contracts on Ethereum', low: 9000, high: 14_000, lowWeeks: 2, highWeeks: 3 }],
        },
        {
          label: 'Solana',
          value: 'solana',
          rows: [{ entry: 'Programs on Solana', low: 14_000, high: 20_000, lowWeeks: 3, highWeeks: 4 }],
        },
        {
          label: 'Canton',
          value: 'canton',
          rows: [{ entry: 'Templates on Canton', low: 14_000, high: 22_000, lowWeeks: 3, highWeeks: 5 }],
        },
        {
          label: 'Not decided',
          value: 'undecided',
          rows: [{ entry: 'Two ledgers compared', low: 4000, high: 6000, lowWeeks: 1, highWeeks: 1 }],
        },
      ],
    },
    {
      name: 'parties',
      question: 'How many parties sign?',
      hint: 'Each role is a set of tests',
      options: [
        { label: '1', value: 'one' },
        { label: '2', value: 'two', rows: [{ entry: 'A second role', low: 2000, high: 3000, highWeeks: 1 }] },
        {
          label: '3 to 5',
          value: 'three-to-five',
          rows: [{ entry: 'Four roles', low: 4000, high: 6000, lowWeeks: 1, highWeeks: 2 }],
        },
        {
          label: '6 or more',
          value: 'six-or-more',
          rows: [{ entry: 'Six roles or more', low: 9000, high: 16_000, lowWeeks: 2, highWeeks: 4 }],
        },
      ],
    },
    {
      name: 'features',
      question: 'What has to be in it?',
      hint: 'As many as apply. The bridge costs the most',
      options: [
        {
          label: 'A bridge',
          value: 'bridge',
          rows: [{ entry: 'Bridge, both directions', low: 18_000, high: 27_000, lowWeeks: 3, highWeeks: 4 }],
        },
        {
          label: 'Accounts without seed phrases',
          value: 'accounts',
          rows: [{ entry: 'Accounts and keys', low: 26_000, high: 34_000, lowWeeks: 4, highWeeks: 6 }],
        },
        {
          label: 'A marketplace',
          value: 'market',
          rows: [{ entry: 'Listing, sale and royalty', low: 16_000, high: 24_000, lowWeeks: 3, highWeeks: 4 }],
        },
        {
          label: 'An audit by a second team',
          value: 'audit',
          rows: [{ entry: 'Audit by a second team', low: 12_000, high: 16_000, lowWeeks: 3, highWeeks: 3 }],
        },
      ],
    },
    {
      name: 'designState',
      question: 'How far along is the design?',
      options: [
        {
          label: 'Nothing drawn',
          value: 'nothing',
          rows: [{ entry: 'Screens, from the first sketch', low: 7000, high: 12_000, lowWeeks: 2, highWeeks: 3 }],
        },
        {
          label: 'Sketches',
          value: 'sketches',
          rows: [{ entry: 'Screens, after your sketches', low: 4000, high: 7000, lowWeeks: 1, highWeeks: 1 }],
        },
        { label: 'Finished', value: 'finished' },
        { label: 'No screens', value: 'none' },
      ],
    },
    {
      name: 'timeline',
      question: 'When must it be live?',
      options: [
        { label: 'No date', value: 'open' },
        { label: 'Within a year', value: 'year' },
        {
          label: 'Within six months',
          value: 'six-months',
          rows: [{ entry: 'A third engineer', low: 6, high: 10, isPercent: true }],
        },
        {
          label: 'Within three months',
          value: 'three-months',
          rows: [{ entry: 'A second team beside the first', low: 15, high: 25, isPercent: true }],
        },
      ],
    },
  ],
};
