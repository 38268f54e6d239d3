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
      enhance(form, { path, ...documentCall });
      break;
    case paths.subscribe:
      enhance(form, { path, ...newsletterCall });
      break;
    default:
      enhance(form, { path, ...requestCall });
  }
}
