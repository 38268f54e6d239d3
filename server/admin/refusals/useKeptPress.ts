'use client';

import { useFormModified } from '@payloadcms/ui';
import { type PointerEvent, useEffect, useRef } from 'react';
import { pressOnceOn } from './pressOnceOn.ts';

/** How long a press waits for the button to be enabled again, in ms. */
const patienceMs = 5_000;

/**
 * Keeps a press on a button that is disabled only for a moment. Payload (as of 3.90.2) disables "Publish" while a draft
 * saves itself and until it has read how many drafts there are, so a press in between did nothing. The press is dropped
 * if nothing was changed just before it, or if something is changed before the button is enabled.
 */
export function useKeptPress(): (event: PointerEvent<HTMLElement>) => void {
  const isModified = useFormModified();
  const modifiedAt = useRef(Number.NEGATIVE_INFINITY);
  const waiting = useRef<AbortController | undefined>(undefined);

  useEffect(() => {
    if (!isModified) return;
    waiting.current?.abort();
    return () => {
      modifiedAt.current = performance.now();
    };
  }, [isModified]);
  useEffect(() => () => waiting.current?.abort(), []);

  return ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const isChange = isModified || performance.now() - modifiedAt.current < patienceMs;
    if (!button?.disabled || !isChange) return;
    waiting.current?.abort();
    const waits = new AbortController();
    waiting.current = waits;
    pressOnceOn(button, { patienceMs, signal: waits.signal });
  };
}
