/** Paths of the calls that write, and of the look-up of the visitor's country. Specification §7, decision 14. */
export const paths = {
  sendMail: '/send-mail',
  thanks: '/thank-you',
  /** After something was added to the request. */
  thanksAdded: '/thank-you/added',
  geo: '/geo',
  formToken: '/form-token',
  /** As a page: the form alone. */
  subscribe: '/subscribe',
  /** The log of answers to the question about counting. */
  consent: '/consent',
  articleFile: '/send-mail/article-file',
  update: '/send-mail/update',
  /** With a signed token: a document. */
  downloads: '/downloads',
} as const;

/** Pages of the letter. The site builds them, the backend writes into them; some take a form of their own. Decision 27. */
export const letterPaths = {
  waiting: '/subscribe/waiting',
  again: '/subscribe/again',
  confirm: '/subscribe/confirm',
  entered: '/subscribe/entered',
  runOut: '/subscribe/run-out',
  leave: '/subscribe/leave',
  left: '/subscribe/left',
} as const;

/** Pages around a download. Decision 26. */
export const downloadPaths = {
  ready: '/downloads/ready',
  runOut: '/downloads/run-out',
} as const;
