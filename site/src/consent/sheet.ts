import { consentMarks } from './consentMarks.ts';

type Face = 'ask' | 'choose';

/**
 * Controls the sheet at the foot: the face it shows, the space it keeps free below the page, and the element to which
 * focus returns.
 */
export function openSheet(banner: HTMLElement) {
  const faces = [...banner.querySelectorAll<HTMLElement>(`[${consentMarks.face}]`)];
  let cameFrom: HTMLElement | undefined;

  // Neither the focused element nor the foot of the page may be hidden behind the sheet. Scripts may set styles; pages
  // may not.
  new ResizeObserver(() => {
    const size = banner.hidden ? '' : `${banner.offsetHeight}px`;
    document.body.style.paddingBlockEnd = size;
    document.documentElement.style.scrollPaddingBlockEnd = size;
  }).observe(banner);
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !banner.contains(relatedTarget)) cameFrom = relatedTarget;
  });

  return {
    /** Moves focus only if the visitor asked for this face. */
    show(name: Face, { focus = false } = {}): void {
      if (focus && !banner.contains(document.activeElement) && document.activeElement instanceof HTMLElement) {
        cameFrom = document.activeElement;
      }
      banner.hidden = false;
      for (const face of faces) {
        face.hidden = face.getAttribute(consentMarks.face) !== name;
        if (focus && !face.hidden) face.querySelector<HTMLElement>('[tabindex]')?.focus();
      }
    },
    close(): void {
      const hadFocus = banner.contains(document.activeElement);
      banner.hidden = true;
      if (hadFocus) cameFrom?.focus({ preventScroll: true });
      cameFrom = undefined;
    },
  };
}
