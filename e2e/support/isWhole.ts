/**
 * Runs in the browser. Whether everything below the first view is shown and the font of labels was requested. What is
 * far below it is drawn at a visitor's first touch, and so at this one.
 */
export function isWhole(): boolean {
  if (document.querySelector('[data-shown-end=far]')) dispatchEvent(new Event('pointerdown'));
  const asking = document.querySelector('script[data-styles]');
  // Without script the page loads its styles through a plain link.
  if (!asking || document.querySelector('noscript > link')) return true;
  const isShown = !document.querySelector('[data-shown-end]') && document.body.offsetHeight > 0;
  return isShown && asking.nextElementSibling instanceof HTMLLinkElement && asking.nextElementSibling.sheet !== null;
}
