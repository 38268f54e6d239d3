import { defineExamples } from '../examples/example.ts';
import { auditForm } from './AuditForm.schema.ts';

export const auditFormExamples = defineExamples(auditForm, [
  {
    name: 'a contract in Cadence',
    block: {
      acf_fc_layout: 'audit_form',
      heading: 'Show us\nthe contract',
      lead: 'An engineer looks at it before we name a price. Two working days later you have both, in writing.',
      facts: [
        { title: 'Smallest audit', description: 'from $12,000' },
        { title: 'Findings', description: 'three weeks after the freeze' },
        { title: 'Secrecy', description: 'NDA first, if you prefer' },
      ],
      formId: 'audit',
      messageLabel: 'What must it never do?',
      messagePlaceholder: 'Mint twice, for example',
      fileLabel: 'Attach a specification',
      buttonText: 'Ask for an audit',
    },
  },
  {
    name: 'long words, a box to tick, no facts',
    block: {
      acf_fc_layout: 'audit_form',
      heading: 'Which of your contracts should somebody who did not write it read next?',
      lead: 'Whatever you send is read by one person, on one machine that is not connected to anything, and is deleted after ninety days unless we have agreed on something else in writing.',
      facts: [],
      formId: 'audit',
      messageLabel: 'What would be the worst that could happen to it?',
      messagePlaceholder: 'Whoever calls this function on a Sunday leaves with what others paid in',
      fileLabel: 'Attach a specification, or the last report',
      buttonText: 'Ask for a price and a date',
      consentFieldName: 'marketingConsent',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'audit_form',
      heading: 'Show us\nwhat you have',
      lead: 'Who reads it, what the visitor gets for it, and in what form.',
      facts: [{ title: 'Answer', description: 'within {answerTime}' }],
      formId: 'audit',
      messageLabel: 'What should we look at?',
      messagePlaceholder: 'Two sentences are enough',
      fileLabel: 'Attach a file',
      buttonText: 'Ask for an audit',
    },
  },
]);
