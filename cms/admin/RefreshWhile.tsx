'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';

/** Pause in ms between an answer and the next request. */
const pauseMs = 1000;

/** Keeps refreshing the page from the server while `isActive`, that is, while its contents are about to change. */
export function RefreshWhile({ isActive }: { isActive: boolean }) {
  const router = useRouter();
  const [isAsking, startTransition] = useTransition();
  useEffect(() => {
    if (!isActive || isAsking) return;
    const timer = setTimeout(() => startTransition(() => router.refresh()), pauseMs);
    return () => clearTimeout(timer);
  }, [isActive, isAsking, router]);
  return null;
}
