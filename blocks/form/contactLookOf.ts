import { formTable } from '@frontage/contract/forms/formTable.ts';
import { describedForm } from '@frontage/contract/forms/ownForm.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { formLookOf } from './formLookOf.ts';

type Here = Parameters<typeof formLookOf>[1];

/** What a form with the fields of R26 is drawn by; which of them it asks for depends on what it is for. */
export function contactLookOf(
  page: Parameters<typeof formLookOf>[0] & Pick<PageContext, 'ownForms'>,
  here: Omit<Here, 'form'>,
) {
  const described = describedForm(here.formId, page.ownForms?.[here.formId]);
  const form = described?.blocks.includes('contact_banner') ? described : formTable.contact;
  return formLookOf(page, { ...here, form });
}
