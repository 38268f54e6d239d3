import { bookingTexts } from '../booking/bookingTexts.ts';

/** The sentences of emails to visitors, for the table of emails. Names in braces are filled in. */

export const receiptTexts = {
  subject: 'We have your message',
  preheader: 'An engineer answers by {due}. Ref. {reference}',
  heading: 'We have it',
  headingTo: 'We have it, {name}',
  arrived: 'We have all of your message.',
  arrivedWithFile: 'We have all of your message, with one file.',
  arrivedWithFiles: 'We have all of your message, with {count} files.',
  answer: 'An engineer reads it and answers by {due}.',
  number: 'Number',
  seat: 'Seat asked for',
  topic: 'Subject',
  file: 'File',
  urgent: 'If it cannot wait: {phone}.',
  chat: 'Or chat with us: {address}',
  replyJoins: 'Reply to this email to add something: it joins your request, and a person reads it.',
  reply: 'Reply to this email to add something; a person reads it.',
  foot: 'This email answers your message of {date}. It is not a newsletter.',
} as const;

export const callTexts = {
  when: 'When',
  zone: 'Zone',
  ours: 'Ours',
  host: 'With',
  where: 'Where',
  preheader: '{time} in {zone}, with {host}',
  bookedSubject: 'Your call: {time}',
  bookedHeading: 'You are booked in',
  bookedHeadingTo: 'You are booked in, {name}',
  booked: 'The calendar file is attached. Bring the one thing that must never go missing.',
  moveIt: 'Move it',
  cancelIt: 'Cancel the call',
  movedSubject: 'Moved to {time}',
  movedHeading: 'Your call is moved',
  movedByUsHeading: 'We had to move your call',
  was: 'It was {hours}.',
  movedByUs: 'Sorry about that. If this one does not suit you, choose another hour below.',
  moved: 'The calendar file replaces the earlier one.',
  cancelledSubject: 'Cancelled: {time}',
  cancelledPreheader: 'The attached file takes it out of your calendar',
  cancelledHeading: 'Your call is cancelled',
  cancelledByUsHeading: 'We had to cancel your call',
  cancelled: '{hours}, is free again.',
  cancelledByUs: '{hours}, cannot take place. We are sorry.',
  calendarFile: 'The attached file takes it out of your calendar.',
  another: 'Book another hour',
  roomFollows: bookingTexts.where(false),
  foot: 'This email is about a call that was booked with this address. It is not a newsletter.',
} as const;

export const letterTexts = {
  confirmSubject: 'One click and you are on the list',
  confirmPreheader: 'Confirm within {days} days, or nothing happens',
  confirmHeading: 'One click to go',
  asked: 'You asked for the {company} letter: once a month, one article, one number and one job.',
  confirm: 'Confirm that this address is yours.',
  confirmButton: 'Put me on the list',
  confirmLink: 'The link works for {days} days. If the button does nothing:',
  confirmFoot: 'You get this because someone entered this address. If it was not you, do nothing.',
  already: 'You are on the list already',
  alreadyPreheader: 'The next letter comes as usual',
  alreadyText:
    'Someone, most likely you, asked for the {company} letter again. Nothing is missing: the next one comes as usual.',
  articles: 'Read the latest articles',
  alreadyFoot: 'You get this because someone entered this address again. If it was not you, do nothing.',
  leave: 'Stop emails to this address',
} as const;

export const documentTexts = {
  subject: 'Your document: {title}',
  preheader: 'It works for {hours} hours, until {until}',
  asked: 'You asked for this document in “{article}”.',
  open: 'Open the PDF',
  link: 'If the button does nothing:',
  fresh: 'The link works for {hours} hours, until {until}. Ask for a fresh one in the article:',
  foot: 'You get this once, because someone entered this address there. It is not a newsletter.',
} as const;
