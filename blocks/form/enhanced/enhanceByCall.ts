import { auditFields } from '@frontage/contract/contact/auditRequest.ts';
import { callBackFields } from '@frontage/contract/contact/callBackRequest.ts';
import { contactFields } from '@frontage/contract/contact/contactRequest.ts';
import { estimateFields } from '@frontage/contract/contact/estimateRequest.ts';
import type { formTable } from '@frontage/contract/forms/formTable.ts';
import { paths } from '@frontage/contract/paths.ts';
import { documentCall } from './documentCall.ts';
import { enhance } from './enhance.ts';
import { newsletterCall } from './newsletterCall.ts';
import { requestCall } from './requestCall.ts';

type Table = typeof formTable;
type RequestName = { [Name in keyof Table]: Table[Name]['becomes'] extends 'request' ? Name : never }[keyof Table];

/**
 * The schemas of the calls for requests. They are those of the table of forms, which the compiler checks; the table
 * itself, with the labels of all forms, is not sent to the browser.
 */
const requestSchemas = {
  [paths.sendMail]: contactFields,
  [paths.audit]: auditFields,
  [paths.callBack]: callBackFields,
  [paths.estimate]: estimateFields,
} satisfies { [Name in RequestName as Table[Name]['path']]: Table[Name]['schema'] };

/** Sends a form in place, with what is special to its call. */
export function enhanceByCall(form: HTMLFormElement): void {
  const path = new URL(form.action).pathname;
  if (path === paths.articleFile) enhance(form, documentCall);
  else if (path === paths.subscribe) enhance(form, newsletterCall);
  else enhance(form, requestCall(path, requestSchemas[isOfRequests(path) ? path : paths.sendMail]));
}

const isOfRequests = (path: string): path is keyof typeof requestSchemas => path in requestSchemas;
