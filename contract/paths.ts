/** Paths of the calls that write, and of the look-up of the visitor's country. R32, R53. */
export const paths = {
  sendMail: '/send-mail',
  thanks: '/thank-you',
  /** After something was added to the request. */
  thanksAdded: '/thank-you/added',
  geo: '/geo',
  formToken: '/form-token',
  /** Records that a form was opened, where its page came out of a cache. */
  opened: '/opened',
  /** Notes that a page which a browser had fetched ahead is shown. */
  shown: '/page-shown',
  /** Notes in which field a begun form was left. */
  formLeft: '/form-left',
  /** As a page, it shows the form alone. */
  subscribe: '/subscribe',
  /** The log of answers to the question about counting. */
  consent: '/consent',
  articleFile: '/send-mail/article-file',
  update: '/send-mail/update',
  audit: '/send-mail/smart-contract-audit',
  callBack: '/send-mail/call-back',
  estimate: '/send-mail/estimate',
  /** The bill alone, for visitors without script: the answers are shown again with their sums. */
  estimateBill: '/send-mail/estimate/bill',
  /** With a signed token: serves a document. */
  downloads: '/downloads',
} as const;

/** The folder of short links, which owners make for print and talks. R68. */
export const shortLinkPath = '/go';
export const shortLinkName = /^(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The page that searches the whole site. */
export const searchPath = '/search';

/** Pages of the newsletter, each drawn for its reader; some also receive a form. R48. */
export const newsletterPaths = {
  waiting: '/subscribe/waiting',
  again: '/subscribe/again',
  confirm: '/subscribe/confirm',
  entered: '/subscribe/entered',
  runOut: '/subscribe/run-out',
  leave: '/subscribe/leave',
  left: '/subscribe/left',
} as const;

/** Pages around a download. R47. */
export const downloadPaths = {
  ready: '/downloads/ready',
  runOut: '/downloads/run-out',
} as const;

/**
 * Booking a call: the calls, and the pages around it. `bookPage` is a page of the CMS, the others are the site's own.
 */
export const bookingPaths = {
  slots: '/booking/slots',
  hold: '/booking/hold',
  booking: '/booking',
  move: '/booking/move',
  cancel: '/booking/cancel',
  bookPage: '/book',
  confirmedPage: '/book/confirmed',
  movePage: '/book/move',
  cancelPage: '/book/cancel',
  cancelledPage: '/book/cancelled',
  overPage: '/book/over',
  /** With the signed token: serves a calendar file. */
  calendar: '/book/call.ics',
} as const;
