'use client';

import { useFormModified } from '@payloadcms/ui';
import { type PointerEvent, useEffect, useRef } from 'react';
import { pressOnceOn } from './pressOnceOn.ts';

/** ms for which a press waits until the button is on again. */
const patienceMs = 5_000;

/**
 * Keeps a press on a button that is off for a moment only: Payload (as of 3.90.2) has "Publish" off while a draft saves
 * itself and until it has read how many drafts there are, and a press in between did nothing. Where nothing was
 * changed just before, or something is changed before the button is on, the press is none.
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
