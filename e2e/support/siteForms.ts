import type { Locator, Page } from '@playwright/test';
import { wakeForm } from './contactForm.ts';
import { product } from './product.ts';

/** A wrong value for one field, and the message it causes. */
interface BadValue {
  label: string;
  value: string;
  message: string;
}

/** A form of the site, as the journeys describe it. */
export interface SiteForm {
  name: string;
  path: string;
  /** Path of its call. */
  call: string;
  button: string | RegExp;
  /** The element that contains its fields, its summary and its notice. */
  scope: (page: Page) => Locator;
  /** Opens the form; needed only with script. */
  open?: (page: Page) => Promise<void>;
  /** Label of the choice to make before sending. */
  chosen?: string;
  /** Texts that a visitor types, by label, except how to reach them. */
  typed: Record<string, string>;
  /** Label of the field that says how to reach the visitor. The request is found by it. */
  reachedBy: 'Email' | 'Work email' | 'Phone';
  /** Each round makes several fields wrong at once, in their order. */
  bad: BadValue[][];
  /** Labels of its file fields. */
  files: string[];
  /** `told`: shown above the fields. `logged`: only logged to the console, and the button offers to try again. */
  failure: 'told' | 'logged';
  /** Heading or sentence of success, with script and without. */
  done: { live: RegExp; plain: RegExp; plainUrl: RegExp };
  /** Where a valid request is counted. */
  counts: 'leads' | 'subscribers';
  /** What a second, identical request gets: the sentence of R39, or the first answer again. */
  again: 'told' | 'answered';
}

const required = (label: string, field = label.toLowerCase()): BadValue => ({
  label,
  value: '',
  message: `The ${field} field is required`,
});
const badEmail = (label = 'Email'): BadValue => ({
  label,
  value: 'ada@company',
  message: 'The email field must be a valid email',
});
const badPhone: BadValue = {
  label: 'Phone',
  value: 'call me',
  message: 'The phone field must be a valid phone: digits, spaces and + - ( ) only',
};
/** A value that reaches nobody, for the field by which this form reaches visitors. */
export const wrongReachOf = ({ reachedBy }: SiteForm) => (reachedBy === 'Phone' ? badPhone : badEmail(reachedBy));

/** Title of the message for a second, identical request. R39. */
export const alreadySent = "It seems you've already sent us this message";

const long = (label: string, max: number): BadValue => ({
  label,
  value: label === 'Phone' ? '5'.repeat(max + 1) : 'a'.repeat(max + 1),
  message: `The ${label.toLowerCase()} field may have at most ${max.toLocaleString('en')} characters`,
});

const name = 'Ada "Countess" <Lindqvist>';
const message = 'We clear freight invoices for five ports.\nAnd & a <b>sixth</b> one.';
const thanks = /^Thank you for contacting Quayline$/;
const leadDone = { live: thanks, plain: thanks, plainUrl: /\/thank-you(?:#|$)/ };

const contact = {
  call: '/send-mail',
  typed: { Name: name, Company: 'Vinter & Sons', Phone: '+1 212 555 0137', Message: message },
  reachedBy: 'Email',
  bad: [
    [required('Name'), required('Email'), required('Message')],
    [badEmail(), badPhone],
    [long('Name', 200), long('Email', 254), long('Company', 200), long('Phone', 40), long('Message', 5000)],
  ],
  files: ['Attach a file'],
  failure: 'told',
  done: leadDone,
  counts: 'leads',
  again: 'told',
} satisfies Partial<SiteForm>;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Name the five' });

/** Every form of the site except the two that continue another one. */
export const siteForms: SiteForm[] = [
  {
    ...contact,
    name: 'the contact form',
    path: product.contactPath,
    button: 'Send message',
    scope: (page) => page.locator('#contact-form'),
    open: (page) => wakeForm(page.locator('#contact-form')),
  },
  {
    ...contact,
    name: 'the form over the window',
    path: product.quotePath,
    button: 'Send message',
    scope: dialogOf,
    async open(page) {
      await page.getByText('Get in touch').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Get in touch' }).click();
      await wakeForm(dialogOf(page));
    },
  },
  {
    ...contact,
    name: 'the quote form',
    path: product.quotePath,
    button: 'Ask for a quote',
    scope: (page) => page.getByRole('region', { name: /^Starting at/ }),
    typed: { Name: name, 'What should it do?': message },
    bad: [
      [required('Name'), required('Email'), required('What should it do?', 'message')],
      [badEmail()],
      [long('Name', 200), long('Email', 254), { ...long('Message', 5000), label: 'What should it do?' }],
    ],
    files: [],
  },
  {
    ...contact,
    name: 'the application for the scholarship',
    path: '/scholarship',
    button: 'Send my application',
    scope: (page) => page.locator('#application'),
    open: (page) => wakeForm(page.locator('#application')),
    typed: { Name: name, Surname: 'von "Vinter"', Phone: '+1 212 555 0137', Message: message },
    bad: [
      [required('Name'), required('Email'), required('Message')],
      [badEmail(), badPhone],
      [long('Name', 200), long('Surname', 200), long('Email', 254), long('Phone', 40), long('Message', 5000)],
    ],
    files: ['Proof of enrolment', 'Essay, two pages'],
  },
  {
    ...contact,
    name: 'the request for a seat',
    path: '/events',
    button: 'Keep me a seat',
    scope: (page) => page.locator('#seat'),
    open: (page) => wakeForm(page.locator('#seat')),
    typed: { Name: name, Company: 'Vinter & Sons', Phone: '+1 212 555 0137', 'Who is coming': message },
    bad: [
      [required('Name'), required('Email')],
      [badEmail(), badPhone],
      [
        long('Name', 200),
        long('Email', 254),
        long('Company', 200),
        long('Phone', 40),
        { ...long('Message', 5000), label: 'Who is coming' },
      ],
    ],
    files: [],
  },
  {
    ...contact,
    name: 'the request for an audit',
    path: '/services/cadence-audit',
    call: '/send-mail/smart-contract-audit',
    button: 'Ask for an audit',
    scope: (page) => page.locator('#audit'),
    typed: {
      'Repository or contract address': 'https://git.example/"vault"',
      Network: 'Flow mainnet',
      Language: 'Cadence 1.0',
      'Lines of code': '2,400',
      Name: name,
      Company: 'Vinter & Sons',
      Phone: '+1 212 555 0137',
      'What must it never do?': message,
    },
    bad: [
      [
        required('Repository or contract address', 'repository'),
        required('Network'),
        required('Language'),
        required('Name'),
        required('Email'),
      ],
      [badEmail(), badPhone],
      [{ label: 'Lines of code', value: 'many', message: 'Give the lines of code as a number, such as 2400' }],
    ],
    files: ['Attach a specification'],
  },
  {
    ...contact,
    name: 'the request for a call back',
    path: '/contacts',
    call: '/send-mail/call-back',
    button: 'Call me back',
    scope: (page) => page.locator('#call-back'),
    chosen: 'Afternoon, 12 to 17',
    typed: { Name: name },
    reachedBy: 'Phone',
    bad: [[required('Name'), required('Phone')], [badPhone]],
    files: [],
  },
  {
    ...contact,
    name: 'the estimate',
    path: '/estimate',
    call: '/send-mail/estimate',
    button: 'Send my estimate',
    scope: (page) => page.locator('form[data-form=estimate]'),
    chosen: 'Web product',
    typed: { Name: name, 'Anything the six answers miss?': message },
    bad: [[required('Name'), required('Email')], [badEmail()]],
    files: [],
  },
  {
    ...contact,
    name: 'the suggestion for the glossary',
    path: '/glossary/c',
    button: 'Suggest this term',
    scope: (page) => page.locator('#missing-term'),
    typed: { Name: name, 'Term, and where you met it': message },
    bad: [[required('Term, and where you met it', 'message'), required('Name'), required('Email')], [badEmail()]],
    files: [],
  },
  {
    ...contact,
    name: 'the document in an article',
    path: '/blockchain/what-an-account-pays-for-when-it-stores-a-thing',
    call: '/send-mail/article-file',
    button: 'Send me the PDF',
    scope: (page) => page.getByRole('region', { name: 'The storage worksheet' }),
    typed: {},
    reachedBy: 'Work email',
    bad: [[required('Work email', 'email')], [badEmail('Work email')]],
    files: [],
    done: {
      live: /^Your document is ready$/,
      plain: /^Your document is ready$/,
      plainUrl: /\/downloads\/ready\?t=/,
    },
    again: 'answered',
  },
  {
    ...contact,
    name: 'the letter',
    path: '/subscribe',
    call: '/subscribe',
    button: /^(?:Send me the next one|Try again)$/,
    scope: (page) => page.locator('#newsletter'),
    typed: {},
    reachedBy: 'Work email',
    bad: [[required('Work email', 'email')], [badEmail('Work email')]],
    files: [],
    done: {
      live: /^One click to go$/,
      plain: /^One click to go$/,
      plainUrl: /\/subscribe\/waiting(?:#|$)/,
    },
    failure: 'logged',
    counts: 'subscribers',
    again: 'answered',
  },
];
