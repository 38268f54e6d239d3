addEventListener('click', ({ target }) => {
  const mark = target instanceof Element && target.closest('a, button')?.querySelector('[data-arrow]');
  if (!mark) return;
  mark.removeAttribute('data-run');
  // Reading the position makes the browser notice that the mark was gone, so that the run starts again.
  mark.getBoundingClientRect();
  mark.setAttribute('data-run', '');
});
