import { questionMarks } from '@frontage/contract/forms/questionMarks.ts';
import type { Fault } from '../engine/FormView.ts';

/** Marks of forms with several pages, whose script no other form loads. */
export const pageMarks = {
  /** Around the questions of one page. */
  page: 'data-form-page',
  /** On the page that is shown where there is script; without, all are, in order. */
  shown: 'data-shown',
  /** On the button that leads back. */
  back: 'data-back',
} as const;

/**
 * Shows one page of a form after another. Sending leads on to the next page until the last one is reached, as soon as
 * nothing is wrong so far; all pages stay in the form, so back keeps what was typed. Returns what keeps the faults to
 * the pages that the visitor has seen.
 */
export function openPages(form: HTMLFormElement, findFaults: () => Fault[]): (faults: Fault[]) => Fault[] {
  const pages = [...form.querySelectorAll<HTMLElement>(`[${pageMarks.page}]`)];
  const last = pages.length - 1;
  let at = pages.findIndex((page) => page.hasAttribute(pageMarks.shown));

  const placeOf = (part: Element | null) => pages.findIndex((page) => page.contains(part));
  const seenOf = (faults: Fault[]) =>
    faults.filter(({ name }) => placeOf(form.querySelector(`[${questionMarks.question}="${CSS.escape(name)}"]`)) <= at);

  function show(place: number): void {
    at = place;
    for (const [index, page] of pages.entries()) page.toggleAttribute(pageMarks.shown, index === place);
  }

  /** To the next page on which something is asked of this visitor. */
  function move(by: 1 | -1): void {
    let place = at + by;
    while (place > 0 && place < last && isEmpty(pages[place])) place += by;
    show(place);
    pages[place]?.querySelector<HTMLElement>('[tabindex]')?.focus();
  }

  form.addEventListener(
    'submit',
    (event) => {
      if (at === last || seenOf(findFaults()).length > 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      move(1);
    },
    true,
  );
  form.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest(`[${pageMarks.back}]`)) move(-1);
      // A line of the summary may lead to a question on another page.
      const place = placeOf(document.getElementById(target.closest('a')?.hash.slice(1) ?? ''));
      if (place >= 0) show(place);
    },
    true,
  );
  form.addEventListener('reset', () => show(0));
  // The host may refuse what stands on a page before.
  const watch = new MutationObserver((changes) => {
    const wrong = changes.map(({ target }) => target as Element).filter((one) => one.hasAttribute('aria-invalid'));
    const places = wrong.map(placeOf).filter((place) => place >= 0);
    if (places.length > 0 && !places.includes(at)) show(Math.min(...places));
  });
  watch.observe(form, { subtree: true, attributeFilter: ['aria-invalid'] });
  return seenOf;
}

/** Nothing on it is asked of somebody with these answers. */
function isEmpty(page: HTMLElement | undefined): boolean {
  const controls = [...(page?.querySelectorAll('input, select, textarea') ?? [])];
  return controls.length > 0 && controls.every((control) => control.matches(':disabled'));
}
