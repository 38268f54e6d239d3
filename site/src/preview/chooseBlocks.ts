import { findMarkedBlocks, positionOf } from './writeBlockMark.ts';

/** Elements that react to presses themselves. */
const active = 'a, button, input, label, option, select, summary, textarea, [contenteditable], [role="tab"]';

const looks = `
  .preview-choose button {
    position: absolute; inset-inline-end: 8px; z-index: 2147483647; padding: 8px 12px; border: 2px solid #fff;
    background: #111; color: #fff; font: 600 14px/1.3 system-ui, sans-serif; cursor: pointer; opacity: 0;
    pointer-events: none;
  }
  .preview-choose button:is(:focus-visible, [data-near]) { opacity: 1; pointer-events: auto; }
`;

/**
 * Lets an editor choose a block by pressing it, or by pressing the button that appears over it while it has pointer or
 * focus. The buttons precede the page, one per block in the same order, where no redraw replaces them.
 */
export function chooseBlocks(choose: (position: number) => void): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(looks);
  document.adoptedStyleSheets.push(sheet);
  const bar = document.createElement('div');
  bar.className = 'preview-choose';
  document.documentElement.insertBefore(bar, document.body);

  const buttons: HTMLButtonElement[] = [];
  const place = () => {
    const blocks = findMarkedBlocks(document.body);
    const places = [...blocks];
    while (buttons.length > places.length) buttons.pop()?.remove();
    while (buttons.length < places.length) bar.append(addButton(buttons));
    for (const [index, [position, block]] of places.entries()) {
      const button = buttons[index];
      if (!button) continue;
      button.textContent = `Edit block ${position + 1}`;
      button.dataset.position = String(position);
      // The island element itself has no box.
      const range = new Range();
      range.selectNode(block);
      const top = range.getBoundingClientRect().top + scrollY;
      const inView = Math.max(top, button.matches(':focus') ? 0 : scrollY) + 8;
      button.style.setProperty('top', `${inView}px`);
    }
  };
  const showNear = (target: EventTarget | null) => {
    const position = target instanceof Element ? positionOf(target) : undefined;
    place();
    for (const button of buttons) button.toggleAttribute('data-near', button.dataset.position === String(position));
  };

  place();
  new ResizeObserver(place).observe(document.body);
  addEventListener('scroll', place, { passive: true });
  document.body.addEventListener('pointerover', ({ target }) => showNear(target));
  document.body.addEventListener('focusin', ({ target }) => showNear(target));
  bar.addEventListener('focusin', ({ target }) => {
    place();
    if (target instanceof Element) target.scrollIntoView({ block: 'start' });
  });
  bar.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) choose(Number(target.dataset.position));
  });
  document.body.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest(active) || getSelection()?.isCollapsed === false) return;
    const position = positionOf(target);
    if (position !== undefined) choose(position);
  });
}

function addButton(buttons: HTMLButtonElement[]): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  buttons.push(button);
  return button;
}
