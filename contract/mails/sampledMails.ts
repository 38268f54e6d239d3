import { ownEmailTitles } from '../../registry/emailTitles.ts';
import { mailTable } from './mailTable.ts';

/** Emails that an owner can view, and send to themselves, with made-up contents; counted from 1. The agency's are last. */
export const sampledMails: readonly string[] = [
  ...Object.values(mailTable).flatMap(({ samples }) => samples),
  ...ownEmailTitles,
];

/** Whether an email of that number can be viewed. */
export const isSampled = (id: number) => Number.isInteger(id) && id >= 1 && id <= sampledMails.length;
