import { defineExamples } from '../examples/example.ts';
import { contactForm } from './ContactForm.schema.ts';

export const contactFormExamples = defineExamples(contactForm, [
  {
    name: 'with facts and a file',
    block: {
      acf_fc_layout: 'contact_form',
      anchor: 'first-form',
      heading: 'Tell us what must\nnever go missing',
      lead: 'An engineer reads it, not a queue.',
      facts: [
        { title: 'Answer', description: 'within {answerTime}' },
        { title: 'Secrecy', description: 'NDA first, if you prefer' },
        { title: 'Call', description: '+1 212 555 0137', href: 'tel:+12125550137' },
        { title: 'Email', description: 'hello@wharfside.example', href: 'mailto:hello@wharfside.example' },
      ],
      formId: 'contact',
      buttonText: 'Send message',
      showFile: true,
      ghostLabel: 'space for yours',
      receivedLabel: 'received',
    },
  },
  {
    name: 'with surname and consent, without facts and file',
    block: {
      acf_fc_layout: 'contact_form',
      anchor: 'second-form',
      heading: 'Describe the system that must keep its books while two of its five operators are asleep',
      lead: 'Name the parties, the values that move between them, and the day on which it has to work for the first time. An engineer reads it and answers within {answerTime}.',
      facts: [],
      formId: 'contact',
      buttonText: 'Send this to an engineer',
      consentFieldName: 'marketing_consent',
      showSurname: true,
      ghostLabel: 'kept free for your message',
      receivedLabel: 'your message is here',
    },
  },
  {
    name: 'for a scholarship, with proof and essay',
    block: {
      acf_fc_layout: 'contact_form',
      anchor: 'application',
      heading: 'Show us something\nthat still runs',
      lead: 'Two engineers read each essay. Neither sees the name until both have judged.',
      facts: [{ title: 'Answer', description: 'by 15 April, to everyone' }],
      formId: 'contact',
      buttonText: 'Send my application',
      attachments: [
        { field: 'proof', label: 'Proof of enrolment' },
        { field: 'essay', label: 'Essay, two pages' },
      ],
      ghostLabel: 'space for yours',
      receivedLabel: 'received',
    },
  },
  {
    name: 'for seats at an evening',
    block: {
      acf_fc_layout: 'contact_form',
      anchor: 'seat',
      heading: 'Keep me a seat',
      lead: 'Say who comes.',
      facts: [],
      formId: 'contact',
      buttonText: 'Keep me a seat',
      eventSlug: 'ledger-night',
      ghostLabel: 'your chair',
      receivedLabel: 'taken',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'contact_form',
      heading: 'Tell us what\nyou have in mind',
      lead: 'Who reads it, and how soon an answer comes.',
      facts: [{ title: 'Answer', description: 'within {answerTime}' }],
      formId: 'contact',
      buttonText: 'Send message',
      showFile: true,
      ghostLabel: 'space for yours',
      receivedLabel: 'received',
    },
  },
]);
