import { type RefObject, useEffect, useRef } from 'react';
import { type FormSettings, fieldId } from './formSettings.ts';

/**
 * Focus follows what is shown: the title of the thank-you once the form was sent, and the first field once the form is
 * shown again for another message.
 */
export function useSentFocus(
  settings: Pick<FormSettings, 'anchor' | 'idPrefix'>,
  isSent: boolean,
  scroll = () => document.getElementById(settings.anchor)?.scrollIntoView(),
): RefObject<HTMLHeadingElement | null> {
  const thanks = useRef<HTMLHeadingElement>(null);
  const wasSent = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens as the form goes or comes, not as it is drawn.
  useEffect(() => {
    if (isSent) {
      scroll();
      thanks.current?.focus({ preventScroll: true });
    } else if (wasSent.current) document.getElementById(fieldId(settings, 'name'))?.focus();
    wasSent.current = isSent;
  }, [isSent]);

  return thanks;
}
