import {
  caseSlug,
  caseSlugs,
  defineBlock,
  entries,
  heading,
  href,
  line,
  link,
  picture,
  whole,
  z,
} from '../defineBlock.ts';

export const cases = defineBlock('cases', {
  title: 'Show cases',
  group: 'Cases, people and proof',
  words: 'portfolio, projects, work',
  fields: {
    heading: heading('The largest heading of the page after the first: what the cases have in common'),
    allLink: link.optional().meta({ description: 'A link beside the heading, such as the list of all cases' }),
    items: entries(1, 6, {
      title: line('The name of the product', { max: 40 }),
      description: line('What it does, in one line', { max: 140 }),
      meta: line('Kind and length of the work, such as "NFT marketplace, 7 months"', { max: 50 }).optional(),
      href,
      image: picture,
    }).meta({ description: 'Two in a row: large and small, then small and large' }),
  },
});

const entry = z.object({
  caseSlug: caseSlug('The case'),
  ledger: line('What it runs on, such as: Flow: Cadence', { max: 40 }),
  people: whole('How many people were on the work', 1, 12),
  months: whole('How many months the work took', 1, 36),
  outcome: line('What came of it, in one short sentence', { max: 110 }),
});

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

export const caseOnInk = defineBlock('case_on_ink', {
  title: 'One case on ink',
  group: 'Cases, people and proof',
  words: 'featured project, case study',
  fields: {
    caseSlug: caseSlug('The case; its picture comes from its own card'),
    heading: heading('What it did, in two short lines'),
    facts: entries(2, 5, {
      label: line('One word, such as: Before', { max: 16 }),
      description: line('The fact, with its figure', { max: 80 }),
    }),
    linkText: line('The words of the link, such as: Read the Tidemark case', { max: 40 }),
  },
});

export const workPictures = defineBlock('work_pictures', {
  title: 'Work in pictures',
  group: 'Cases, people and proof',
  words: 'portfolio, projects, gallery',
  fields: {
    heading: heading('Three to five words above the pictures', { max: 50 }),
    allLink: link.optional().meta({ description: 'Leads to all cases, such as: All case studies' }),
    image: picture.optional().meta({
      description:
        'An SVG across the viewport for the first case, drawn 1,440 x 500; without it the picture of its card',
    }),
    imageUpright: picture
      .optional()
      .meta({ description: 'In place of that SVG below 768 px: one drawn 390 wide and 292 high' }),
    caseSlugs: caseSlugs('One to four cases; what is written below each comes from its own card', { max: 4 }),
  },
});
