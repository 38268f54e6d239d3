import { pushEvent } from '@frontage/client/analytics.ts';
import { readKeptCountryName } from '@frontage/client/keptCountry.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { newsletterMarks } from '@frontage/contract/contact/newsletterMarkup.ts';
import { subscribeFields, subscribeSuccess } from '@frontage/contract/contact/subscribeRequest.ts';
import { paths } from '@frontage/contract/paths.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import type { FormCall } from './FormCall.ts';
import { showForm, showThanks } from './inPlaceOfForm.ts';

/**
 * The newsletter. A reader is not a lead, so there is only one event. Failures are reported only in the console,
 * without the address: nothing on the page may depend on what we know about it. R48.
 */
export const newsletterCall: FormCall<null> = {
  path: paths.subscribe,
  schema: subscribeFields,
  success: subscribeSuccess,
  async knownFields() {
    const country = await readKeptCountryName();
    return country ? { country } : {};
  },
  onSent(_data, { form, formId }) {
    pushEvent({ category: formId, action: 'form_sent', label: location.pathname });
    const email = form.elements.namedItem('email');
    const thanks = showThanks(form, 'nearest');
    const address = thanks?.querySelector(`[${newsletterMarks.address}]`);
    if (address && email instanceof HTMLInputElement) address.textContent = email.value.trim();
    const another = thanks?.querySelector<HTMLButtonElement>(`[${formMarks.another}]`);
    if (another) another.onclick = () => showForm(form);
  },
  onFailed(why, { shown }) {
    console.error(`The letter could not be asked for: ${why ?? 'the server cannot be reached, or has a fault.'}`);
    shown.label(say(shown.words, 'tryAgain'));
  },
};
