/** Emails that an owner can look at, and send to themselves, with made-up contents; counted from 1. */
export const sampledMails = [
  'A message has arrived',
  'A call is booked',
  'A call is moved by us',
  'A call is cancelled',
  'A document was asked for',
  'The letter was asked for',
  'The letter was asked for again',
] as const;

/** Whether an email of that number can be looked at. */
export const isSampled = (id: number) => Number.isInteger(id) && id >= 1 && id <= sampledMails.length;
