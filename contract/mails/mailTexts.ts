/** What emails to visitors say. Each function fills in what changes; the owner's words stand for the usual sentence. */

export const receiptTexts = {
  subject: 'We have your message',
  preheader: (due: string, reference: string) => `An engineer answers by ${due}. Ref. ${reference}`,
  heading: 'We have it',
  headingTo: (name: string) => `We have it, ${name}`,
  arrived: 'We have all of your message.',
  arrivedWithFile: 'We have all of your message, with one file.',
  arrivedWithFiles: (count: number | string) => `We have all of your message, with ${count} files.`,
  answer: (due: string) => `An engineer reads it and answers by ${due}.`,
  number: 'Number',
  seat: 'Seat asked for',
  topic: 'Subject',
  file: 'File',
  urgent: (phone: string) => `If it cannot wait: ${phone}.`,
  replyJoins: 'Reply to this email to add something: it joins your request, and a person reads it.',
  reply: 'Reply to this email to add something; a person reads it.',
  foot: (date: string) => `This email answers your message of ${date}. It is not a newsletter.`,
} as const;

export const callTexts = {
  when: 'When',
  zone: 'Zone',
  ours: 'Ours',
  host: 'With',
  where: 'Where',
  preheader: (time: string, zone: string, host: string) => `${time} in ${zone}, with ${host}`,
  bookedSubject: (time: string) => `Your call: ${time}`,
  bookedHeading: 'You are booked in',
  bookedHeadingTo: (name: string) => `You are booked in, ${name}`,
  booked: 'The calendar file is attached. Bring the one thing that must never go missing.',
  moveIt: 'Move it',
  cancelIt: 'Cancel the call',
  movedSubject: (time: string) => `Moved to ${time}`,
  movedHeading: 'Your call is moved',
  movedByUsHeading: 'We had to move your call',
  was: (hours: string) => `It was ${hours}.`,
  movedByUs: 'Sorry about that. If this one does not suit you, choose another hour below.',
  moved: 'The calendar file replaces the earlier one.',
  cancelledSubject: (time: string) => `Cancelled: ${time}`,
  cancelledPreheader: 'The attached file takes it out of your calendar',
  cancelledHeading: 'Your call is cancelled',
  cancelledByUsHeading: 'We had to cancel your call',
  cancelled: (hours: string) => `${hours}, is free again.`,
  cancelledByUs: (hours: string) => `${hours}, cannot take place. We are sorry.`,
  calendarFile: 'The attached file takes it out of your calendar.',
  another: 'Book another hour',
  foot: 'This email is about a call that was booked with this address. It is not a newsletter.',
} as const;

export const letterTexts = {
  confirmSubject: 'One click and you are on the list',
  confirmPreheader: (days: number | string) => `Confirm within ${days} days, or nothing happens`,
  confirmHeading: 'One click to go',
  asked: (company: string) => `You asked for the ${company} letter: once a month, one article, one number and one job.`,
  confirm: 'Confirm that this address is yours.',
  confirmButton: 'Put me on the list',
  confirmLink: (days: number | string) => `The link works for ${days} days. If the button does nothing:`,
  confirmFoot: 'You get this because someone entered this address. If it was not you, do nothing.',
  already: 'You are on the list already',
  alreadyPreheader: 'The next letter comes as usual',
  alreadyText: (company: string) =>
    `Someone, most likely you, asked for the ${company} letter again. Nothing is missing: the next one comes as usual.`,
  articles: 'Read the latest articles',
  alreadyFoot: 'You get this because someone entered this address again. If it was not you, do nothing.',
  leave: 'Stop emails to this address',
} as const;

export const documentTexts = {
  subject: (title: string) => `Your document: ${title}`,
  preheader: (hours: number | string, until: string) => `It works for ${hours} hours, until ${until}`,
  asked: (article: string) => `You asked for this document in “${article}”.`,
  open: 'Open the PDF',
  link: 'If the button does nothing:',
  fresh: (hours: number | string, until: string) =>
    `The link works for ${hours} hours, until ${until}. Ask for a fresh one in the article:`,
  foot: 'You get this once, because someone entered this address there. It is not a newsletter.',
} as const;
