import { pushEvent } from '@frontage/client/analytics.ts';
import { readKeptCountryName } from '@frontage/client/keptCountry.ts';
import type { TakingCall } from '@frontage/client/sendForm.ts';
import { formMarks, steadyFrame } from '@frontage/contract/contact/formMarkup.ts';
import { newsletterMarks } from '@frontage/contract/contact/newsletterMarkup.ts';
import { subscribeFields, subscribeSuccess } from '@frontage/contract/contact/subscribeRequest.ts';
import { paths } from '@frontage/contract/paths.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import type * as z from 'zod/mini';
import { anyHeading, type PlainForm } from './plainForm.ts';

/** One form, and what its call can do with it. */
interface CalledForm {
  form: HTMLFormElement;
  formId: string;
  shown: PlainForm;
}

/** What differs between forms that are sent in place, by the call that takes them. */
export interface FormCall<Data> extends TakingCall<Data> {
  /** The host checks by the same schema. */
  schema: z.ZodMiniType;
  /** Fields that are in no form: what this browser knows about its visitor. */
  knownFields?: () => Promise<Record<string, string>>;
  /** Counts what was sent, and shows what replaces the form. */
  onSent: (data: Data, called: CalledForm) => void;
  /** Called in place of the notice above the fields. `why` is the host's own sentence, where it gave one. */
  onFailed?: (why: string | undefined, called: CalledForm) => void;
}

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

/**
 * Shows the thank-you in the form's place; its heading takes focus. It scrolls to the top of the window, as R34 says,
 * or no further than necessary where it is no higher than its form. Undefined where the form has none.
 */
export function showThanks(form: HTMLFormElement, block: 'start' | 'nearest'): HTMLElement | undefined {
  const thanks = show(form, 'thanks');
  thanks?.scrollIntoView({ block });
  thanks?.querySelector<HTMLElement>(anyHeading)?.focus({ preventScroll: true });
  return thanks;
}

/** Shows the form in its place again, empty; its first field takes focus. */
function showForm(form: HTMLFormElement): void {
  show(form, 'form');
  form.reset();
  form.querySelector<HTMLElement>('input[aria-describedby]')?.focus();
}

function show(form: HTMLFormElement, what: 'form' | 'thanks'): HTMLElement | undefined {
  const frame = form.closest(`[${formMarks.sentFrame}]`);
  const thanks = frame?.querySelector<HTMLElement>(`[${formMarks.thanks}]`);
  if (!frame || !thanks) return undefined;
  const how = frame.getAttribute(formMarks.sentFrame) === steadyFrame ? 'inert' : 'hidden';
  for (const part of frame.querySelectorAll<HTMLElement>(`[${formMarks.untilSent}]`))
    part[thanks.contains(part) ? 'hidden' : how] = what === 'thanks';
  thanks.hidden = what === 'form';
  return thanks;
}
