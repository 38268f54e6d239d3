import { createSay, createSayCount } from './say.ts';

/** What an estimate says: its script while somebody answers, and the page without it. */
export const billTexts = {
  'bill.empty': 'Answer one question',
  'bill.add': 'Add it up',
  'bill.toBill': 'See the bill',
  'bill.entry': 'Entry',
  'bill.sum': 'Sum',
  'bill.low': 'low',
  'bill.high': 'high',
  'bill.countOne': 'With this answer',
  'bill.count': 'With these {count} answers',
  'bill.weekOne': '{weeks} week',
  'bill.weeks': '{weeks} weeks',
  'bill.weeksRange': '{from} to {to} weeks',
  'bill.spreadAll': '“{entry}” makes all of the {sum} between low and high. A call usually halves that.',
  'bill.spread': '“{entry}” makes {part} of the {sum} between low and high. A call usually halves that.',
} as const;

export const sayBill = createSay(billTexts);
export const sayBillCount = createSayCount(billTexts);
