import type { callAboutMarks, estimateChanged, keptEstimate } from '@frontage/contract/keptEstimate.ts';

// Names by their types alone: shared with other scripts they would be a file that every visitor asks for.
const kept: typeof keptEstimate = 'estimate';
const changed: typeof estimateChanged = 'estimate';
const marks: typeof callAboutMarks = { words: 'data-call-about', href: 'data-call-href' };

// Whoever has worked out a sum is called about it: the calls in the header name it, on every page of the visit.
for (const link of document.querySelectorAll(`[${marks.words}]`)) {
  const usual = [link.textContent, link.getAttribute('href')] as const;
  const name = () => {
    let sum: string | null = null;
    try {
      sum = sessionStorage.getItem(kept);
    } catch {
      // The browser keeps nothing here, so there is no sum to name.
    }
    const words = document.createElement('span');
    words.textContent = `${link.getAttribute(marks.words)} `;
    link.replaceChildren(...(sum ? [words, sum] : [usual[0]]));
    link.setAttribute('href', (sum ? link.getAttribute(marks.href) : usual[1]) ?? '');
  };
  name();
  addEventListener(changed, name);
  // A page that comes back from the memory of the browser was left before.
  addEventListener('pageshow', name);
}
