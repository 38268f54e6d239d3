import type { callAboutMarks, estimateChanged, keptEstimate } from '@frontage/contract/keptEstimate.ts';

// Repeats the names, checked by their types. If scripts shared them, they would be a separate file that every visitor
// loads.
const kept: typeof keptEstimate = 'estimate';
const changed: typeof estimateChanged = 'estimate';
const marks: typeof callAboutMarks = { words: 'data-call-about', href: 'data-call-href' };

// A visitor who has worked out a sum can book a call about it: the button of the header says so, on every page of the
// visit.
for (const link of document.querySelectorAll(`[${marks.words}]`)) {
  const usual = [link.textContent, link.getAttribute('href')] as const;
  const offer = () => {
    let sum: string | null = null;
    try {
      sum = sessionStorage.getItem(kept);
    } catch {
      // The browser stores nothing here, so there is no sum to call about.
    }
    const [call = '', about = ''] = (link.getAttribute(marks.words) ?? '').split('|');
    const more = document.createElement('span');
    more.textContent = about;
    link.replaceChildren(...(sum ? [call, more] : [usual[0]]));
    link.setAttribute('href', (sum ? link.getAttribute(marks.href) : usual[1]) ?? '');
  };
  offer();
  addEventListener(changed, offer);
  // A page restored from the browser's back/forward cache may show an old sum.
  addEventListener('pageshow', offer);
}
