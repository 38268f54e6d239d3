import { auditFields } from '@frontage/contract/contact/auditRequest.ts';
import { callBackFields } from '@frontage/contract/contact/callBackRequest.ts';
import { contactFields } from '@frontage/contract/contact/contactRequest.ts';
import { estimateFields } from '@frontage/contract/contact/estimateRequest.ts';
import { paths } from '@frontage/contract/paths.ts';
import { documentCall } from './documentCall.ts';
import { enhance } from './enhance.ts';
import { newsletterCall } from './newsletterCall.ts';
import { requestCall } from './requestCall.ts';

/** Lets a form be sent in place, with what its call has of its own. */
export function enhanceByCall(form: HTMLFormElement): void {
  const path = new URL(form.action).pathname;
  switch (path) {
    case paths.articleFile:
      enhance(form, documentCall);
      break;
    case paths.subscribe:
      enhance(form, newsletterCall);
      break;
    case paths.audit:
      enhance(form, requestCall(path, auditFields));
      break;
    case paths.callBack:
      enhance(form, requestCall(path, callBackFields));
      break;
    case paths.estimate:
      enhance(form, requestCall(path, estimateFields));
      break;
    default:
      enhance(form, requestCall(path, contactFields));
  }
}
