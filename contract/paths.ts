/** Paths of the calls that write, and of the look-up of the visitor's country. Specification §7, decision 14. */
export const paths = {
  sendMail: '/send-mail',
  thanks: '/thank-you',
  geo: '/geo',
  formToken: '/form-token',
  subscribe: '/subscribe',
  articleFile: '/send-mail/article-file',
} as const;
