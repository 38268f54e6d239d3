// The square of the site goes along from page to page: from where a link was pressed to the asset of the next page, or to
// its header. The browser draws the way; this puts a square where the press was, and takes the name from the others.
let pressed: MouseEvent | undefined;
addEventListener('click', (event) => {
  pressed = event;
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
