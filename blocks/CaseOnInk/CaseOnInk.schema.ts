import { caseSlug, defineBlock, entries, heading, line } from '../defineBlock.ts';

/** One case on ink: its picture, what it did in one line, four facts, and a link to its page. */
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
