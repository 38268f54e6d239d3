'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const everyMs = 1000;

/** Asks the server for the page again, as long as what it shows is about to change. */
export function RefreshWhile({ isActive }: { isActive: boolean }) {
  const router = useRouter();
  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(() => router.refresh(), everyMs);
    return () => clearInterval(timer);
  }, [isActive, router]);
  return null;
}
