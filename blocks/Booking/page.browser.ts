import { bookingMarks } from '@frontage/contract/booking/bookingMarkup.ts';
import { wordsIn } from '@frontage/contract/contact/formMarkup.ts';
import type { keptEstimate } from '@frontage/contract/keptEstimate.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { BookingPart } from './BookingSteps.tsx';

export function openPage(form: HTMLFormElement) {
  const all = (name: BookingPart) => [
    ...(form.parentElement ?? form).querySelectorAll<HTMLElement>(`[data-part=${name}]`),
  ];
  const one = (name: BookingPart): HTMLElement => {
    const [element] = all(name);
    if (!element) throw new Error(`The page has no part "${name}"`);
    return element;
  };
  const marked = <Kind extends HTMLElement>(selector: string) => form.querySelector<Kind>(selector);
  /** The button that books; once the form is awake, React draws its words. */
  const submitButton = () => one('you').querySelector<HTMLElement>('[type=submit]') ?? one('you');
  let drawLabel: ((words: string) => void) | undefined;
  return {
    form,
    submitButton,
    nameSubmit(words: string): void {
      if (drawLabel) drawLabel(words);
      else submitButton().textContent = words;
    },
    drawsLabel(draw: typeof drawLabel): void {
      drawLabel = draw;
    },
    all,
    one,
    /** The element for up to three hours in place of one that was taken. */
    offers: marked<HTMLElement>(`[${bookingMarks.offers}]`),
    zone: marked<HTMLSelectElement>(`select[${bookingMarks.zone}]`),
    zoneField: marked<HTMLInputElement>(`input[${bookingMarks.zone}]`),
    words: wordsIn(form),
    /** The language that the page was drawn in. Checking it would load the list of all languages for nothing. */
    language: document.documentElement.lang as Language,
    /** Announced by screen readers. */
    say: (words: string) => {
      one('status').textContent = words;
    },
    /** One hour as a radio button, from the template of the page. */
    hour(start: string, words: string): { label: HTMLElement; input: HTMLInputElement; tag: Element } {
      const template = marked<HTMLTemplateElement>(`template[${bookingMarks.hourTemplate}]`);
      const label = template?.content.firstElementChild?.cloneNode(true);
      const input = label instanceof HTMLElement ? label.querySelector('input') : null;
      if (!(label instanceof HTMLElement) || !input) throw new Error('The page has no template of an hour');
      const [time, tag] = label.querySelectorAll('span');
      if (!time || !tag) throw new Error('The template of an hour has no words');
      input.value = start;
      time.textContent = words;
      return { label, input, tag };
    },
  };
}

export type BookingPage = ReturnType<typeof openPage>;

/** Shows only one step of the form, and says above it which one that is. */
export function showStep(page: BookingPage, step: 'pick' | 'you'): void {
  page.one('pick').hidden = step !== 'pick';
  page.one('you').hidden = step !== 'you';
  page.one('summary').hidden = step !== 'you';
  for (const [index, box] of page.all('step').entries()) {
    const present = step === 'pick' ? 0 : 1;
    box.toggleAttribute('data-done', index < present);
    if (index === present) box.setAttribute('aria-current', 'step');
    else box.removeAttribute('aria-current');
  }
}

// Only the type is imported: shared with the script of an estimate, it would become a file with one word.
const kept: typeof keptEstimate = 'estimate';

/** The sum of the estimate that this visitor has made. */
export function keptSum(): string | null {
  try {
    return sessionStorage.getItem(kept);
  } catch {
    // The browser stores nothing here, so there is no sum.
    return null;
  }
}
