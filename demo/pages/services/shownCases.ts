import type { ServiceStory } from './servicePage.ts';

type ShownCase = NonNullable<ServiceStory['shownCase']>;

/** The four cases in four facts each, as services show them. Their own pages say the same at length. */
export const shownCases = {
  causeway: {
    caseSlug: 'causeway',
    heading: 'Causeway: two sums\nthat have to agree',
    facts: [
      ['Crossed', '412,000 times, together $212 m'],
      ['Difference', 'none, after every crossing'],
      ['Stopped by', 'four of six watchers'],
      ['Time', '11 months, then care'],
    ],
    linkText: 'Read the Causeway case',
  },
  tidemark: {
    caseSlug: 'tidemark',
    heading: 'Tidemark clears five\nports in one pass',
    facts: [
      ['Before', 'netting twice a day, by mail'],
      ['After', '11 seconds, 2.3 m entries a day'],
      ['Missing', 'nothing, in 19 months'],
      ['Price', '$410,000, fixed in phases'],
    ],
    linkText: 'Read the Tidemark case',
  },
  hushmint: {
    caseSlug: 'hushmint',
    heading: 'Hushmint sells twenty\ncopies of a sound',
    facts: [
      ['Paying', 'by card, with a mail address as the account'],
      ['Waiting', '31 s to the first sound, in the median'],
      ['Too many', 'no copy, since none can be made'],
      ['Time', '7 months'],
    ],
    linkText: 'Read the Hushmint case',
  },
  opaline: {
    caseSlug: 'opaline',
    heading: 'Opaline: one stone,\none certificate',
    facts: [
      ['Before', 'nine days from sale to paper'],
      ['After', 'two days'],
      ['Refused', 'four papers, for stones that had one already'],
      ['Time', '5 months'],
    ],
    linkText: 'Read the Opaline case',
  },
} satisfies Record<string, ShownCase>;
