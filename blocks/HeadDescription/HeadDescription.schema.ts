import { defineBlock, heading, prose, z } from '../defineBlock.ts';
import { fact } from '../fact.schema.ts';

/** The first view of a case: its title over the whole width, the lead, and facts in a row each. */
export const headDescription = defineBlock('headdescription', {
  title: 'Case: title, lead and facts',
  group: 'Parts of a case',
  words: 'hero, header, summary',
  fields: {
    heading: heading('The title of the page: what the product does; two lines of 12 to 20 letters look best', {
      max: 80,
    }),
    description: prose('What was built, for whom and how it has gone, in two or three sentences', { max: 400 }),
    facts: z
      .array(fact)
      .min(1)
      .max(6)
      .meta({ description: 'Facts beside the lead, such as client, work, time and ledger' }),
  },
});
