import { backendAddress } from '@frontage/client/backendAddress.ts';
import { reportSent } from '@frontage/client/reportSent.ts';
import {
  type ArticleFileSuccess,
  articleFileFields,
  articleFileSuccess,
} from '@frontage/contract/contact/articleFileRequest.ts';
import { downloadMarks } from '@frontage/contract/contact/newsletterMarkup.ts';
import { paths } from '@frontage/contract/paths.ts';
import type { FormCall } from './FormCall.ts';
import { showThanks } from './inPlaceOfForm.ts';

/** A document that an article offers: its link replaces the form. R47. */
export const documentCall: FormCall<ArticleFileSuccess['data']> = {
  path: paths.articleFile,
  schema: articleFileFields,
  success: articleFileSuccess,
  onSent({ downloadUrl }, { form, formId }) {
    reportSent(formId, location.pathname);
    const link = showThanks(form, 'nearest')?.querySelector<HTMLAnchorElement>(`[${downloadMarks.link}] a`);
    if (link) link.href = backendAddress + downloadUrl;
  },
};
