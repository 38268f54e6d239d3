addEventListener('click', ({ target }) => {
  const mark = target instanceof Element && target.closest('a, button')?.querySelector('[data-arrow]');
  if (!mark) return;
  mark.removeAttribute('data-run');
  // Asking for its place makes the browser see that the mark was gone, so that the run begins anew.
  mark.getBoundingClientRect();
  mark.setAttribute('data-run', '');
});
