/** Runs in the browser. Whether everything below the first view is shown and the font of labels was requested. */
export function isWhole(): boolean {
  const asking = document.querySelector('script[data-styles]');
  // Without script the page loads its styles through a plain link.
  if (!asking || document.querySelector('noscript > link')) return true;
  const isShown = !document.querySelector('[data-shown-end]') && document.body.offsetHeight > 0;
  return isShown && asking.nextElementSibling instanceof HTMLLinkElement && asking.nextElementSibling.sheet !== null;
}
