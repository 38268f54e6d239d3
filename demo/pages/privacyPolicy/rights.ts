/** Who else takes part, and what a visitor can ask for. */
export const rights = [
  {
    title: 'Analytics, if you agree',
    paragraphs: [
      'With your consent we count which pages are read and whether a form was sent. The events carry a category, an action and a label, never what you typed. Until you agree no analytics script is loaded and nothing is counted. You can change your mind at any time by deleting the cookie named consent; the question then comes back.',
    ],
  },
  {
    title: 'Who works for us',
    paragraphs: [
      'Our host, our mail provider, our register of customers and the country service process data on our behalf and on our instructions, under contracts that Article 28 GDPR asks for. The host stands in the European Union. Where one of the others works outside it, the European Commission’s standard clauses or a decision on adequacy apply. We name each of them when you ask.',
    ],
  },
  {
    title: 'How it is protected',
    paragraphs: [
      'All connections are encrypted. Requests and files can be opened only by signed-in staff whose work needs them. Each download of a file is recorded. If something goes wrong and it matters to you, we tell you and the authority within the time that the law sets.',
    ],
  },
  {
    title: 'What goes on a ledger',
    paragraphs: [
      'Nothing you send through this site is written to a blockchain. In our clients’ systems we keep personal data off the ledger, because what cannot be deleted should not hold a name.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: ['You can ask us at any time, free of charge:'],
    list: [
      'what we hold about you, and for a copy that a program can read;',
      'to correct it, or to complete it;',
      'to delete it, unless a law makes us keep it;',
      'to restrict what we do with it while a question is open;',
      'to stop where we rely on our legitimate interest;',
      'to take back a consent, with effect from then on.',
    ],
  },
  {
    paragraphs: [
      'We answer within one month. No decision about you is made by a program alone. You may complain to the Information Commissioner’s Office in the United Kingdom, to the Autoriteit Persoonsgegevens in the Netherlands, or to the authority where you live.',
    ],
  },
  {
    title: 'Young people',
    paragraphs: ['This site speaks to businesses. We do not knowingly keep data of anyone under 16.'],
  },
  {
    title: 'Changes',
    paragraphs: [
      'When our practice changes, so does this page, with a new date at its head. Earlier versions can be had on request. If a change touches a consent you gave, we ask you again.',
    ],
  },
];
