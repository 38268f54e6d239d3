'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { post } from '../../admin/post.ts';
import { say } from '../../admin/say.ts';
import { showStandingToast } from '../../admin/showStandingToast.ts';
import { useAgencyZone } from '../../clock/admin/ClockProvider.tsx';
import { momentWords } from '../../clock/momentWords.ts';
import type { Colleagues as Found } from '../colleagues.ts';
import { colleagueWords } from './colleagueWords.ts';

/** ms between two checks. */
const everyMs = 5_000;
const id = 'colleagues';

/**
 * Tells a user who else has this document open, who took it over, and who saved it in the meantime. Payload (as of
 * 3.90.2) only tells the second person, and releases a document with each draft that saves itself.
 */
export function Colleagues() {
  const { collectionSlug, data, globalSlug, id: number } = useDocumentInfo();
  const zone = useAgencyZone();
  const document = globalSlug ?? (number === undefined ? undefined : `${collectionSlug}/${number}`);
  const knownAt = useRef<unknown>(undefined);
  knownAt.current = data?.updatedAt;

  useEffect(() => {
    if (document === undefined) return;
    const path = `/api/colleagues/${document}`;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = '';
    async function look(): Promise<void> {
      const response = await post(path, { knownAt: knownAt.current });
      const found: Found | undefined = response?.ok ? await response.json().catch(() => undefined) : undefined;
      if (isOver) return;
      const words = found ? colleagueWords(found, (iso) => momentWords(iso, zone)) : shown;
      // A dismissed message stays away until there is something else to say.
      if (words !== shown) show(words, Boolean(found?.changed));
      shown = words;
      timer = setTimeout(look, everyMs);
    }
    const leave = () => void fetch(path, { method: 'DELETE', credentials: 'same-origin', keepalive: true }).catch(gone);
    addEventListener('pagehide', leave);
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
      toast.dismiss(id);
      leave();
    };
  }, [document, zone]);

  return null;
}

function show(words: string, isOutdated: boolean): void {
  if (!words) {
    toast.dismiss(id);
    return;
  }
  showStandingToast(id, words, isOutdated ? { label: say('Reload'), onClick: () => location.reload() } : undefined);
}

/** The page is gone, so nobody can be told. The note expires by itself. */
const gone = () => undefined;
