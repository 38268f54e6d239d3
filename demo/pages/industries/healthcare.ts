import { capital, priceOf } from '../../prices.ts';
import { createIndustryPage } from './createIndustryPage.ts';

export const healthcare = createIndustryPage({
  slug: 'healthcare',
  title: 'Healthcare',
  headTitle: 'Consent registers and records in healthcare',
  summary:
    'Consent that a patient can see, narrow and withdraw, and trial data with a history. The record stays where it is.',
  heading: 'The doctor sees\none line',
  lead: `Healthcare. We build consent registers for hospitals and their patients, and leave the records where they are. ${capital(priceOf('digital-identity'))}.`,
  drawing: 'consent',
  secondAction: { label: 'Read about identity', href: '/services/digital-identity' },
  questionsHeading: 'Five questions a data\nprotection officer asks',
  questions: [
    [
      'Is health data on the ledger?',
      'No. The ledger holds that a consent was given, for what, and until when, under a pseudonym.',
      'consent, not data',
    ],
    [
      'Can consent be withdrawn?',
      'At any time, with effect on the next request. Who read it before is on record.',
      'next request',
    ],
    [
      'What about deletion?',
      'The key that leads from the pseudonym to the person is destroyed, and the entry is then hard to tell from noise. Your counsel should say whether that is enough.',
      'key destroyed',
    ],
    [
      'What about an emergency?',
      'A doctor can open the record under a named rule. The patient is told, and so is the officer.',
      'break glass, with notice',
    ],
    [
      'Does our system have to go?',
      'No. It keeps the record and asks one more question before it shows it: may this reader see this line?',
      'one more question',
    ],
  ],
  builtHeading: 'What hospitals have\nasked us to build',
  built: [
    [
      'Consent registers',
      'One page on which a patient sees who may read what, and takes it back with one tap.',
      'industry-healthcare',
      '/services/digital-identity',
    ],
    [
      'Trial data with an audit trail',
      'Each correction signed and dated beside what it corrects, as trial inspectors ask.',
      'built-trial',
      '/services/provenance',
    ],
    [
      'Models on private data',
      'Answers from records that do not leave the hospital, with the lines they rest on.',
      'service-private-ai',
      '/services/ai-on-private-data',
    ],
  ],
  rules: [
    [
      'GDPR, Article 9',
      'Health data may only be processed on specific grounds, such as explicit consent or care by a professional.',
      'Purpose and end in each consent',
    ],
    [
      'HIPAA',
      'Disclosures keep to the minimum necessary, with exceptions such as treatment, and access is logged.',
      'One line instead of the file; a log the patient reads',
    ],
    [
      'European Health Data Space',
      'Patients reach their electronic records and can restrict who reads them; its duties begin in steps, many in 2029.',
      'Access and restriction as entries',
    ],
    [
      '21 CFR Part 11',
      'Electronic records of trials have an audit trail with time and author, and signatures are bound to them.',
      'Corrections are second entries, signed',
    ],
  ],
  shownCase: {
    caseSlug: 'tidemark',
    heading: 'Not a hospital, but\nthe same question',
    facts: [
      ['Seen by', 'the two ports on the bill'],
      ['Checked by', 'five validators, four of whom must agree'],
      ['On the chain', 'a hash of the bill, not the bill'],
      ['Entries lost', 'none in 19 months'],
    ],
    linkText: 'Read the Tidemark case',
  },
  voice: [
    'Marcus Thewlis',
    'We came for a blockchain and left with a signed log and half of our budget. I would have liked to hear it before the workshop.',
    'ledgers',
  ],
  host: [
    'Nadia Castellan',
    'Nadia Castellan asks who may read\nwhich line of a record, and who is told\nthat somebody did.',
  ],
});
