import type { DemoContent } from './demoContent.schema.ts';

/** Two that are open and one that has closed: no page shows the third. R11. */
export const vacancies: DemoContent['vacancies'] = [
  {
    slug: 'senior-go-engineer',
    title: 'Senior Go engineer',
    summary:
      'Writes the services between ledgers and the systems that our clients already trust, in New York or at another of our offices.',
    employment: 'full-time',
    place: {
      mode: 'office',
      city: 'New York',
      countryCode: 'US',
      street: '114 Front Street',
      postalCode: '10005',
      region: 'NY',
    },
    pay: { from: 118_000, to: 142_000, per: 'year', currency: 'USD' },
    posted: '2026-11-02T09:00:00Z',
    closes: '2027-01-31T23:00:00Z',
    text: `You would write the services between ledgers and the systems that our clients already trust, and the tests that say no.

## What you would do

- Indexers and reconciliation, for two or three clients at a time
- Running access nodes, with a week on call every seven weeks
- Reading what another office wrote the day before

## What you bring

Something in Go that has been running for years, and a bug in it that you are glad to have found. SQL without fear, and clear writing. You need not know ledgers: you have to want to know why two counts differ.

## What we pay

By level. Same level, same pay, adjusted for the city: $118,000 to $142,000 in New York and Seattle, $112,000 to $135,000 in Baltimore, £82,000 to £98,000 in London, €84,000 to €101,000 in Rotterdam. You choose the office. Thirty days of holiday in each of them.`,
  },
  {
    slug: 'auditor-of-smart-contracts',
    title: 'Auditor of smart contracts',
    summary: 'Reads contracts before they hold money, two readers to each, and signs the report by name.',
    employment: 'part-time',
    place: { mode: 'either', city: 'Rotterdam', countryCode: 'NL', street: 'Boompjes 40', postalCode: '3011 XB' },
    pay: { from: 62, to: 74, per: 'hour', currency: 'EUR' },
    posted: '2026-11-16T09:00:00Z',
    text: `You would read Cadence and Solidity for twenty hours a week, beside one other reader, and write down what you found so that the authors can fix it.

## What you would do

- Read two contracts a month, line by line
- Argue each finding with the other reader before the client sees it
- Sign the report

## What you bring

Reports that you are allowed to show, or code of others in which you found what they had missed. It does not matter where you learned it.`,
  },
  {
    slug: 'operations-engineer',
    title: 'Operations engineer',
    summary: 'Restores every backup that we vouch for, once a month, and writes down how long it took.',
    employment: 'full-time',
    place: { mode: 'office', city: 'London', countryCode: 'GB', street: '9 Shad Lane', postalCode: 'SE1 2ND' },
    pay: { from: 74_000, to: 88_000, per: 'year', currency: 'GBP' },
    posted: '2026-08-03T08:00:00Z',
    closes: '2026-10-31T23:00:00Z',
    text: 'You would restore every backup that we vouch for, once a month, and write down how long it took.',
  },
];
