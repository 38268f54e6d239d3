/*
 * Marks the reader's position in the contents and adds the copy buttons of code. Without this script the contents are
 * plain links.
 */

const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents]')];
const headings = [...new Set(links.map((link) => link.hash.slice(1)))].flatMap(
  (id) => document.getElementById(decodeURIComponent(id)) ?? [],
);

/**
 * Marks the current part: the last one whose heading has passed the upper third of the window. Headings that still wait
 * for their styles have no position yet.
 */
function mark(): void {
  const line = innerHeight / 3;
  const topOf = (heading: HTMLElement) => heading.getClientRects()[0]?.top ?? Number.POSITIVE_INFINITY;
  const current = headings.findLast((heading) => topOf(heading) < line) ?? headings[0];
  for (const link of links) {
    if (current && decodeURIComponent(link.hash) === `#${current.id}`) link.ariaCurrent = 'location';
    else link.removeAttribute('aria-current');
  }
}

// Runs whenever a heading passes the line, also after a jump: everything above the window counts as visible.
const watch = new IntersectionObserver(mark, { rootMargin: '1000000px 0px -66.6%' });
for (const heading of headings) watch.observe(heading);

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  // Without a secure connection there is no clipboard, hence no button.
  button.hidden = !navigator.clipboard;
  button.onclick = async () => {
    await navigator.clipboard.writeText(button.closest('[data-code]')?.querySelector('code')?.textContent ?? '');
    const usual = button.textContent;
    button.textContent = button.dataset.copied ?? 'Copied';
    setTimeout(() => {
      button.textContent = usual;
    }, 2000);
  };
}
