import { listMarks } from '@frontage/contract/listMarkup.ts';

/* Appends the entries of the next page when its link is clicked. If anything fails, the link is followed as usual. */

const findMarked = (mark: string, within: Document = document) => within.querySelector<HTMLElement>(`[${mark}]`);

// On narrow screens the categories scroll sideways: the current one is brought into view, in the frame that lays out
// the page.
requestAnimationFrame(() =>
  document.querySelector('main nav li > [aria-current=true]')?.scrollIntoView({ block: 'nearest', inline: 'center' }),
);

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a[${listMarks.more}]`) : null;
  if (!link || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (link.ariaDisabled) return;
  link.ariaDisabled = 'true';
  const request = new XMLHttpRequest();
  // The browser parses the response as a page of our own host: no string reaches the DOM, as Trusted Types require.
  request.responseType = 'document';
  request.onload = () => {
    if (request.status !== 200 || !request.responseXML || !join(request.responseXML)) location.assign(link.href);
    else history.replaceState(null, '', link.getAttribute('href'));
  };
  request.onerror = () => location.assign(link.href);
  request.open('GET', link.href);
  request.send();
});

/** Appends the list of the next page to ours. Returns false if that page has no list. */
function join(next: Document): boolean {
  const [ours, theirs] = [findMarked(listMarks.list), findMarked(listMarks.list, next)];
  const first = theirs?.querySelector<HTMLElement>(`[${listMarks.entries}] a`);
  if (!ours || !theirs || !first) return false;
  const last = [...ours.querySelectorAll(`[${listMarks.entries}]`)].at(-1);
  const continued = theirs.querySelector(`[${listMarks.entries}]`);
  if (last && continued && last.getAttribute(listMarks.entries) === continued.getAttribute(listMarks.entries)) {
    last.append(...continued.children);
    theirs.firstElementChild?.remove();
  }
  ours.append(...theirs.children);
  for (const mark of [listMarks.pages, listMarks.more]) {
    const replacement = findMarked(mark, next);
    if (replacement) findMarked(mark)?.replaceWith(replacement);
    else findMarked(mark)?.remove();
  }
  const count = findMarked(listMarks.last);
  if (count) count.textContent = findMarked(listMarks.last, next)?.textContent ?? '';
  document.title = next.title;
  first.focus();
  return true;
}
