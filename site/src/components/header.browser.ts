import type { callAboutMarks, estimateChanged, keptEstimate } from '@frontage/contract/keptEstimate.ts';

// Repeats the names, checked by their types. If scripts shared them, they would be a separate file that every visitor
// loads.
const kept: typeof keptEstimate = 'estimate';
const changed: typeof estimateChanged = 'estimate';
const wordsMark: (typeof callAboutMarks)['words'] = 'data-call-about';
const hrefMark: (typeof callAboutMarks)['href'] = 'data-call-href';

// A visitor who has worked out a sum can book a call about it: the button of the header says so, on every page of the
// visit.
for (const link of document.querySelectorAll(`[${wordsMark}]`)) {
  const usual = [link.textContent, link.getAttribute('href')] as const;
  const offer = () => {
    let sum: string | null = null;
    try {
      sum = sessionStorage.getItem(kept);
    } catch {
      // The browser stores nothing here, so there is no sum to call about.
    }
    const [call = '', about = ''] = (link.getAttribute(wordsMark) ?? '').split('|');
    const more = document.createElement('span');
    more.textContent = about;
    link.replaceChildren(...(sum ? [call, more] : [usual[0]]));
    link.setAttribute('href', (sum ? link.getAttribute(hrefMark) : usual[1]) ?? '');
  };
  offer();
  addEventListener(changed, offer);
  // A page restored from the browser's back/forward cache may show an old sum.
  addEventListener('pageshow', offer);
}

// The square of the site goes along from page to page: from where a link was pressed to the asset of the next page, or to
// its header. The browser draws the way; this puts a square where the press was, and takes the name from the others.
let pressed: MouseEvent | undefined;
addEventListener('click', (event) => {
  pressed = event;
  // A link to a place on the same page would leave the sheet open above it.
  const sheet = event.target instanceof Element && event.target.closest('a')?.closest(':popover-open');
  if (sheet instanceof HTMLElement) sheet.hidePopover();
});
addEventListener('pageswap', ({ viewTransition }) => {
  // A press of a key has no place.
  if (!viewTransition || !pressed?.detail) return;
  const others = document.querySelectorAll<HTMLElement>('span[data-asset],[data-square]');
  const name = (value: string) => {
    for (const { style } of others) style.viewTransitionName = value;
  };
  const square = document.body.appendChild(document.createElement('i'));
  square.style.cssText = `position:fixed;left:${pressed.clientX}px;top:${pressed.clientY}px;width:12px;height:12px;background:var(--accent);view-transition-name:square`;
  name('none');
  addEventListener(
    'pageshow',
    () => {
      square.remove();
      name('');
    },
    { once: true },
  );
});
