import { callAboutMarks, estimateChanged, keptEstimate } from '@frontage/contract/keptEstimate.ts';

// Whoever has worked out a sum is called about it: the calls in the header name it, on every page of the visit.
for (const link of document.querySelectorAll(`[${callAboutMarks.words}]`)) {
  const usual = [link.textContent, link.getAttribute('href')] as const;
  const name = () => {
    let sum: string | null = null;
    try {
      sum = sessionStorage.getItem(keptEstimate);
    } catch {
      // The browser keeps nothing here, so there is no sum to name.
    }
    const words = document.createElement('span');
    words.textContent = `${link.getAttribute(callAboutMarks.words)} `;
    link.replaceChildren(...(sum ? [words, sum] : [usual[0]]));
    link.setAttribute('href', (sum ? link.getAttribute(callAboutMarks.href) : usual[1]) ?? '');
  };
  name();
  addEventListener(estimateChanged, name);
  // A page that comes back from the memory of the browser was left before.
  addEventListener('pageshow', name);
}
