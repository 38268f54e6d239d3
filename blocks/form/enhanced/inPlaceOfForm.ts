import { formMarks, steadyFrame } from '@frontage/contract/contact/formMarkup.ts';
import { anyHeading } from './plainForm.ts';

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
export function showForm(form: HTMLFormElement): void {
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
