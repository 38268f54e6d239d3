import type { DemoPage } from '../demoContent.schema.ts';

/** What is stored, and on which legal basis. */
const collection = [
  'What we keep when you read this site, write to us or subscribe to our letter. We sell none of it and show no advertising. In force since 22\u00a0November, 2026.',
  '## In short',
  [
    '| When you | we keep | until |',
    '| --- | --- | --- |',
    '| read a page | the kind of address and the time; no IP address | 30 days later |',
    '| read, search or miss a page | one more in a count of the day; nothing about you | 25 months later |',
    '| leave a page | how fast it was, added to a count; nothing about you | 90 days later |',
    '| write to us | what the form asks, and its page | two years after our last exchange |',
    '| subscribe to the letter | your email address | 30 days after you leave it |',
    '| let us count visits | which pages are read, without a name | you change your mind, or 13 months |',
    '| apply for the scholarship | your proof and essay | the 30\u00a0June that follows |',
    '| ask for a seat | who comes | 31 days after the evening |',
  ].join('\n'),
  '## Who is responsible',
  'Quayline Ltd, 9 Shad Lane, London SE1 2ND, United Kingdom, is the controller. In the European Union our office at Boompjes 40, 3011 XB Rotterdam, the Netherlands, represents us. Write to the address on [our page with all ways to reach us](/contacts) with the word privacy in the subject; a person answers.',
  '## When you read this site',
  'For each call our server writes to a log what kind of address was asked for, when, how the answer ended and how long it took; no IP address, and nothing about your browser. Logs are deleted after 30 days. Where you send a form, your IP address is kept in the memory of the server for ten minutes, so that nobody can flood us (legitimate interest, Article 6(1)(f) GDPR). It is written down nowhere.',
  'We also add the page to the counts of the day: how often it was read, and, for the first page of a visit, the site with the link, the campaign in the address and the language your browser asks for. Forms, searches and addresses that nobody found are counted likewise. Nothing is stored on your device, nothing says who you are, and two counts cannot be joined. We keep them for 25 months, to see what is read and what is missing.',
  'When you leave a page, your browser tells us how fast it was: how long it took to show, to move and to answer, the kind of page, and whether the screen is that of a phone, a tablet or a desktop. No number, no cookie and no address of a page goes with it. We add it to the counts of the day and keep those for 90 days, so that we see where the site is slow. Where the rules of a page keep something from being loaded, your browser tells us what kind of thing, from which host and on which page; we count that in the same way. Your IP address is used for ten minutes to count how often reports come, as with a form.',
  'Fonts, pictures and scripts come from our own host. No other company learns that you were here unless you agree to analytics.',
  '## When you write to us',
  'The form asks for your name, your email address and your message; company, phone, country and a file are up to you. The form also sends the page it was sent from, the time on your device, and a mark that tells people from programs. We also keep which wording of the note under the button you saw, so that we can show what you agreed to. A booked call is kept with its hour and your time zone, an estimate with your answers and the range that was shown, a request for a document with the article that offers it.',
  'We use these to answer you and, if we come to terms, to prepare a contract (Article 6(1)(b) GDPR). They are read by the engineers and the sales staff who deal with your request. Files stay on our own storage.',
  [
    '- A request that leads to no contract is deleted two years after our last exchange.',
    '- What belongs to a contract is kept for as long as tax law asks, at most ten years.',
    '- A request that our filter took for an automatic one is kept apart and deleted after 30 days.',
    '- An application for the scholarship, with its proof and essay, is deleted on the 30\u00a0June that follows it.',
    '- A seat at an event is deleted 31 days after the evening.',
  ].join('\n'),
  'Its files, its emails, any call booked with it and what our customer database says about it are deleted with the request. If you ask us to delete what we hold, a keyed hash of your address stays with the date and the number of entries, as proof that it was done.',
  '## When you agree to marketing emails',
  'By sending a form whose note says so, you also agree that we may write to you about our work: our monthly letter, an event, an article that fits your question. A booking and an estimate do not ask for that. The ground is your consent (Article 6(1)(a) GDPR). Each of these emails has a link that ends them with one click, and you can end them at any time by writing to us. That does not change how we deal with your request.',
  'If you subscribe to the letter, we write once to ask whether it was you. Without an answer nothing else is sent, and the address is deleted after 30 days. If you leave the letter, it is deleted 30 days later.',
  '## Your country',
  'To fill in the country of a form for you, our server looks up the country of your IP address with a service for that purpose. The service sees the address, not your name or what you type. The result stays in a cookie, and beside the address in the memory of our server, for one hour. You can choose another country or none.',
  '## Cookies and storage on your device',
  'We set as little as the site needs. Nothing here follows you to other sites.',
  [
    '- `country`, a cookie: the country found for the form; one hour; necessary for the form’s default.',
    '- `request` and `letter`, cookies that no script can read: which request or address the page that follows a form is about; one hour; necessary for that page.',
    '- `opened`, a cookie that no script can read: when our server sent you a page with a form, a time and nothing else; until you close the browser; necessary to tell people from programs that fill in forms.',
    '- `analytics-consent`, in the local storage of your browser: what you allowed, when, which wording you saw, and a random number that finds this answer in our log; asked again after six months; necessary to remember your choice.',
    '- `_ga` and a second cookie that begins with `_ga_`: number a visit for analytics; set only after you agree, deleted when you change your mind; thirteen months.',
    '- `contact-form-sent-at`, in the local storage of your browser: when you last sent a form, a date and nothing else.',
    '- In the session storage of your browser, until the tab is closed: what you typed into a form and have not sent yet, never files, which form is on its way, and the sum of an estimate that you have worked out.',
  ].join('\n'),
];

/** Third parties, and the rights of visitors. */
const rights = [
  '## Analytics, if you agree',
  'With your consent we count which pages are read and whether a form was sent. The events carry a category, an action and a label, never what you typed. Until you agree no analytics script is loaded and nothing is counted. You can change your mind at any time under Cookies at the foot of every page. Each answer is kept in a log as proof: the time, the version of the wording, what you allowed, and a random number of your browser; no name and no address. It is deleted after 36 months.',
  '## Who works for us',
  'Our host, our email provider, our customer database and the country service process data on our behalf and on our instructions, under contracts that Article 28 GDPR asks for. The host is in the European Union. Where one of the others works outside it, the European Commission’s standard clauses or a decision on adequacy apply. We name each of them when you ask.',
  '## How it is protected',
  'All connections are encrypted. Requests and files can be opened only by signed-in staff whose work needs them. They are only ever handed out as downloads. If something goes wrong and it matters to you, we tell you and the authority within the time that the law sets.',
  '## What goes on a ledger',
  'Nothing you send through this site is written to a blockchain. In our clients’ systems we keep personal data off the ledger, because what cannot be deleted should not hold a name.',
  '## Your rights',
  'You can ask us at any time, free of charge:',
  [
    '- what we hold about you, and for a copy that a program can read;',
    '- to correct it, or to complete it;',
    '- to delete it, unless a law makes us keep it;',
    '- to restrict what we do with it while a question is open;',
    '- to stop where we rely on our legitimate interest;',
    '- to take back a consent, with effect from then on.',
  ].join('\n'),
  'We answer within one month. No decision about you is made by a program alone. You may complain to the Information Commissioner’s Office in the United Kingdom, to the Autoriteit Persoonsgegevens in the Netherlands, or to the authority where you live.',
  '## Young people',
  'This site speaks to businesses. We do not knowingly keep data of anyone under 16.',
  '## Changes',
  'When our practice changes, so does this page, with a new date at its head. Earlier versions can be had on request. If a change touches a consent you gave, we ask you again.',
];

/** What the site does with visitors' data. It describes the product as it is: change both together. */
export const privacyPolicy: DemoPage = {
  type: 'page',
  slug: 'privacy-policy',
  title: 'Privacy policy',
  head: {
    title: 'Privacy policy: what we keep, why, how long',
    description:
      'What Quayline keeps when you read this site, write to us or subscribe to our letter, on which legal ground, for how long, and how to have it removed.',
  },
  breadcrumbs: [],
  card: {
    label: 'Company',
    description: 'What we keep when you read this site or write to us, why, for how long, and how to have it removed.',
    picture: { $picture: 'article-model' },
  },
  layout: [
    {
      acf_fc_layout: 'textbox',
      heading: 'Privacy policy',
      isPageTitle: true,
      text: [...collection, ...rights].join('\n\n'),
    },
  ],
};
