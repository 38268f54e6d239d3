'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';

/** ms from one answer to the next question. */
const pauseMs = 1000;

/** Asks the server for the page again, as long as what it shows is about to change. */
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
