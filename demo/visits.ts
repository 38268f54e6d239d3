/* What visitors did before the first start: shares of the first views of a day, from which the counts of six weeks are made. */

/** First pages with their shares. */
export const firstPages: [path: string, share: number][] = [
  ['/', 0.3],
  ['/services/flow-blockchain-development-company', 0.2],
  ['/blockchain/what-an-account-pays-for-when-it-stores-a-thing', 0.14],
  ['/services/cadence-audit', 0.1],
  ['/work/causeway', 0.1],
  ['/blog', 0.08],
  ['/services', 0.08],
];

/** What led to them: a site, a campaign's source, medium and name, or nothing that is known. */
export const sources: { host?: string; campaign?: [source: string, medium: string, name: string]; share: number }[] = [
  { host: 'www.google.com', share: 0.42 },
  { share: 0.27 },
  { host: 'duckduckgo.com', share: 0.09 },
  { host: 'www.linkedin.com', share: 0.08 },
  { campaign: ['letter', 'email', 'what-we-learnt'], share: 0.07 },
  { host: 'ledgerworks.example', share: 0.04 },
  { campaign: ['ledger-night', 'print', 'badge'], share: 0.03 },
];

/** Views of each page for one first view of the site. */
export const views: [path: string, share: number][] = [
  ...firstPages.map(([path, share]): [string, number] => [path, share * 1.6]),
  ['/contacts', 0.21],
  ['/work', 0.17],
  ['/estimate', 0.13],
  ['/about-us', 0.12],
  ['/book', 0.1],
  ['/team', 0.08],
  ['/careers', 0.06],
];

export const languages: [language: string, share: number][] = [
  ['en-us', 0.38],
  ['en-gb', 0.24],
  ['de-de', 0.16],
  ['es-es', 0.07],
  ['nl-nl', 0.06],
  ['ar-ae', 0.05],
  ['sv-se', 0.04],
];

/** Forms by the page that shows them: of all first views, those that saw the form and those that touched it. */
export const formViews: { form: string; page: string; seen: number; begun: number }[] = [
  { form: 'contact', page: '/contacts', seen: 0.21, begun: 0.035 },
  { form: 'quote', page: '/services/flow-blockchain-development-company', seen: 0.18, begun: 0.02 },
  { form: 'audit', page: '/services/cadence-audit', seen: 0.09, begun: 0.012 },
  { form: 'estimate', page: '/estimate', seen: 0.11, begun: 0.03 },
  { form: 'booking', page: '/book', seen: 0.1, begun: 0.03 },
  { form: 'call-back', page: '/', seen: 0.16, begun: 0.01 },
  { form: 'event-seat', page: '/events/ledger-night-crescendo', seen: 0.03, begun: 0.008 },
  { form: 'careers', page: '/careers', seen: 0.05, begun: 0.008 },
  { form: 'scholarship', page: '/scholarship', seen: 0.02, begun: 0.005 },
];

/** What was asked of the search, and whether nothing was found. */
export const searches: { query: string; share: number; isUnfound?: true }[] = [
  { query: 'audit', share: 0.02 },
  { query: 'price', share: 0.015 },
  { query: 'storage', share: 0.012 },
  { query: 'solidity', share: 0.006 },
  { query: 'hyperledger besu', share: 0.006, isUnfound: true },
  { query: 'carbon credits', share: 0.004, isUnfound: true },
];

/** Addresses that nobody found. */
export const missing: [path: string, share: number][] = [
  ['/services/smart-contract-audit', 0.012],
  ['/case-studies', 0.008],
  ['/pricing', 0.006],
];
