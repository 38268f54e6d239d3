import type { callAboutMarks, estimateChanged, keptEstimate } from '@frontage/contract/keptEstimate.ts';

// Repeats the names, checked by their types. If scripts shared them, they would be a separate file that every visitor
// loads.
const kept: typeof keptEstimate = 'estimate';
const changed: typeof estimateChanged = 'estimate';
const marks: typeof callAboutMarks = { words: 'data-call-about', href: 'data-call-href' };

// A visitor who has worked out a sum can call about it: the calls to action in the header name it, on every page of the
// visit.
for (const link of document.querySelectorAll(`[${marks.words}]`)) {
  const usual = [link.textContent, link.getAttribute('href')] as const;
  const name = () => {
    let sum: string | null = null;
    try {
      sum = sessionStorage.getItem(kept);
    } catch {
      // The browser stores nothing here, so there is no sum to name.
    }
    const words = document.createElement('span');
    words.textContent = `${link.getAttribute(marks.words)} `;
    link.replaceChildren(...(sum ? [words, sum] : [usual[0]]));
    link.setAttribute('href', (sum ? link.getAttribute(marks.href) : usual[1]) ?? '');
  };
  name();
  addEventListener(changed, name);
  // A page restored from the browser's back/forward cache may show an old sum.
  addEventListener('pageshow', name);
}
