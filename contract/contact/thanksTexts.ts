/**
 * Texts next to the thank-you on the page that follows a form sent without script: a receipt, and what happens next.
 */
export const thanksTexts = {
  home: 'Back to the home page',
  receipt: 'Receipt',
  received: 'Received',
  from: 'From',
  message: 'Message',
  files: 'Files',
  answerBy: 'Answer by',
  /** The stamp on what was delivered. */
  stamp: 'received',
  addedTitle: 'Added to your message',
  addedText: 'Whoever reads your message reads this with it. Nothing more is needed.',
  next: 'What happens next',
  now: 'Now',
  emailComes: (email: string) => `An email with the number of your message goes to ${email}.`,
  within: 'Within {answerTime}',
  isRead: 'An engineer reads it and answers.',
  urgent: 'If it cannot wait',
  call: 'Call us. What you sent is there already.',
  untilThen: 'Until then',
  nothingLeft: 'There is nothing left for you to do.',
} as const;
