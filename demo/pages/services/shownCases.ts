import type { DemoBlock } from '../../demoContent.schema.ts';

/** A case in facts, as pairs of a label and words. */
export type ShownCase = Omit<Extract<DemoBlock, { acf_fc_layout: 'case_on_ink' }>, 'acf_fc_layout' | 'facts'> & {
  facts: [label: string, description: string][];
};

/** The four cases in four facts each, as services show them. Their own pages have the full story. */
export const shownCases = {
  causeway: {
    caseSlug: 'causeway',
    heading: 'Causeway: two sums\nthat have to agree',
    facts: [
      ['Crossed', '412,000 times, worth $212 m in all'],
      ['Difference', 'none, after any crossing'],
      ['Stopped by', 'four of six watchers'],
      ['Time', '11 months, then care'],
    ],
    linkText: 'Read the Causeway case',
  },
  tidemark: {
    caseSlug: 'tidemark',
    heading: 'Tidemark clears five\nports in one pass',
    facts: [
      ['Before', 'netting twice a day, by email'],
      ['After', '11 seconds, 2.3 m entries a day'],
      ['Entries lost', 'none in 19 months'],
      ['Price', '$410,000, fixed by phase'],
    ],
    linkText: 'Read the Tidemark case',
  },
  hushmint: {
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
  opaline: {
    caseSlug: 'opaline',
    heading: 'Opaline: one stone,\none certificate',
    facts: [
      ['Before', 'nine days from sale to certificate'],
      ['After', 'two days'],
      ['Refused', 'four certificates, for stones that had one'],
      ['Time', '5 months'],
    ],
    linkText: 'Read the Opaline case',
  },
} satisfies Record<string, ShownCase>;

/** The block of a case on ink. */
export function caseOnInk({ facts, ...shownCase }: ShownCase): DemoBlock {
  return {
    acf_fc_layout: 'case_on_ink',
    ...shownCase,
    facts: facts.map(([label, description]) => ({ label, description })),
  };
}
