import { defineExamples } from '../examples/example.ts';
import { linkToCase } from './LinkToCase.schema.ts';

export const linkToCaseExamples = defineExamples(linkToCase, [
  {
    name: 'with picture and label',
    block: {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'causeway',
      description: 'How a bridge with 412,000 crossings keeps less than 2 kB for each.',
    },
  },
  {
    name: 'a case of which only the name is known',
    block: {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'tidemark',
      description: 'A ledger of unspent outputs that closes its books every evening at six.',
      linkText: 'Read how it closes its books',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'causeway',
      description: 'What the case shows about this article, in one sentence.',
    },
  },
]);
