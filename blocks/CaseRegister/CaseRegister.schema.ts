import { caseSlug, defineBlock, heading, line, whole, z } from '../defineBlock.ts';

const entry = z.object({
  caseSlug: caseSlug('The case'),
  ledger: line('What it runs on, such as: Flow: Cadence', { max: 40 }),
  people: whole('How many people were on the work', 1, 12),
  months: whole('How many months the work took', 1, 36),
  outcome: line('What came of it, in one short sentence', { max: 110 }),
});

/** Cases as in a book: ledger, people, months and outcome, one row each. The name of each links to its page. */
export const caseRegister = defineBlock('case_register', {
  title: 'Register of cases',
  group: 'Cases, people and proof',
  words: 'portfolio, projects, table',
  fields: {
    heading: heading('What the rows have in common'),
    labels: z
      .object({
        case: line('Head of the column with the names', { max: 20 }),
        ledger: line('Head of the column with the ledgers', { max: 20 }),
        people: line('Head of the column with the people', { max: 20 }),
        months: line('Head of the column with the months', { max: 20 }),
        outcome: line('Head of the column with the outcomes', { max: 20 }),
      })
      .meta({ description: 'The heads of the columns' }),
    items: z.array(entry).min(1).max(12),
  },
});

export type CaseEntry = z.infer<typeof entry>;
