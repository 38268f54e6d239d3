// A link to a place on the same page would leave the sheet open above it.
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('a')) return;
  const sheet = target.closest(':popover-open');
  if (sheet instanceof HTMLElement) sheet.hidePopover();
});
