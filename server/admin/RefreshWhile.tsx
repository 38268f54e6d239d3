'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';

const pauseMs = 1000;

/**
 * Keeps refreshing the page from the server while `isActive`, that is, while its contents are about to change, and once
 * more after that: parts of the page may have been read before the change, and others after it.
 */
export function RefreshWhile({ isActive }: { isActive: boolean }) {
  const router = useRouter();
  const [isAsking, startTransition] = useTransition();
  const wasActive = useRef(false);
  useEffect(() => {
    if (isAsking || (!isActive && !wasActive.current)) return;
    const timer = setTimeout(() => {
      wasActive.current = isActive;
      startTransition(() => router.refresh());
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isActive, isAsking, router]);
  return null;
}
