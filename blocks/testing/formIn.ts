import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { within } from '@testing-library/dom';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A form of a page as its visitor sees it. Throws where the page has no form with that id. */
export function formIn(page: HTMLElement, formId: string) {
  const form = page.querySelector<HTMLFormElement>(`form[${formMarks.form}="${formId}"]`);
  if (!form) throw new Error(`The page has no form "${formId}"`);
  const controls = (name: string) => [...form.querySelectorAll<Control>(`[name="${name}"]`)];
  const placeOf = (name: string) => form.querySelector<HTMLElement>(`[${formMarks.errorOf}="${name}"]`);

  return {
    ...within(form),
    isHidden: form.hidden,
    controls,

    /** The value of a field. */
    valueOf: (name: string): string | undefined => controls(name)[0]?.value,

    /** Values of the ticked boxes. */
    chosen: (name: string) =>
      controls(name).flatMap((control) => ('checked' in control && control.checked ? [control.value] : [])),

    /** The error at a field, if there is one. */
    errorAt(name: string): string | undefined {
      const place = placeOf(name);
      return place && !place.hidden ? (place.textContent ?? '') : undefined;
    },

    /** True where screen readers connect the error with the field. */
    isToldOf: (name: string) => form.querySelector(`[aria-describedby~="${placeOf(name)?.id || 'no id'}"]`) !== null,

    isInvalid: (name: string) => controls(name)[0]?.getAttribute('aria-invalid') === 'true',

    /** The summary above the fields; undefined where nothing is said. */
    summary: said(form.querySelector(`[${formMarks.summary}]`), (place) => ({
      title: within(place).getByRole('heading').textContent,
      links: within(place)
        .getAllByRole<HTMLAnchorElement>('link')
        .map((link) => ({ text: link.textContent, leadsTo: page.querySelector(link.getAttribute('href') ?? '') })),
      hasFocus: place.hasAttribute('autofocus'),
    })),

    /** The notice about the form as a whole, above the fields; undefined where nothing is said. */
    notice: said(form.querySelector(`[${formMarks.notice}]`), (place) => ({
      title: within(place).getByRole('heading').textContent,
      text: place.querySelector('p')?.textContent,
      hasFocus: place.hasAttribute('autofocus'),
    })),
  };
}

function said<Said>(place: HTMLElement | null, read: (place: HTMLElement) => Said): Said | undefined {
  return place && !place.hidden ? read(place) : undefined;
}
