'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { ask } from '../../admin/ask.ts';
import { say } from '../../admin/say.ts';
import { showStandingToast } from '../../admin/showStandingToast.ts';
import { useAgencyZone } from '../../clock/admin/Moment.tsx';
import { momentWords } from '../../clock/momentWords.ts';
import type { Colleagues as Found } from '../colleagues.ts';
import { colleagueWords } from './colleagueWords.ts';
import { type Elsewhere, joinTabs } from './otherTabs.ts';

const everyMs = 5_000;
const [id, tabsId] = ['colleagues', 'tabs'];

/**
 * Tells a user who else has this document open, who took it over, and who saved it in the meantime; also of other tabs.
 * Payload (as of 3.90.2) only tells the second person, and releases a document with each draft that saves itself.
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
      const { answer: found } = await ask<Found>('POST', path, { knownAt: knownAt.current });
      if (isOver) return;
      const words = found ? colleagueWords(found, (iso) => momentWords(iso, zone)) : shown;
      // A dismissed message stays away until there is something else to say.
      if (words !== shown) show(words, Boolean(found?.changed));
      shown = words;
      timer = setTimeout(look, everyMs);
    }
    const leave = () => void ask('DELETE', path);
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

  useOtherTabs(document, data?.updatedAt);
  return null;
}

/** Tells of other tabs with the document, and tells them once this one has saved it. */
function useOtherTabs(document: string | undefined, savedAt: unknown): void {
  const joined = useRef<ReturnType<typeof joinTabs>>(undefined);
  useEffect(() => {
    if (document === undefined) return;
    const tabs = joinTabs(document, showElsewhere);
    joined.current = tabs;
    addEventListener('pagehide', tabs.leave);
    return () => {
      removeEventListener('pagehide', tabs.leave);
      tabs.leave();
      toast.dismiss(tabsId);
    };
  }, [document]);
  const known = useRef({ document, savedAt });
  useEffect(() => {
    const before = known.current;
    known.current = { document, savedAt };
    if (before.document === document && before.savedAt && before.savedAt !== savedAt) joined.current?.noteSaved();
  }, [document, savedAt]);
}

function showElsewhere(elsewhere: Elsewhere): void {
  if (elsewhere === 'nowhere') toast.dismiss(tabsId);
  else if (elsewhere === 'open')
    showStandingToast(
      tabsId,
      say('You have this open in another tab too. Write in one of them: what is saved last stays.'),
    );
  else
    showStandingToast(
      tabsId,
      say('You saved this in another tab. Reload before you write, or what you save replaces that.'),
      reload(),
    );
}

const reload = () => ({ label: say('Reload'), onClick: () => location.reload() });

function show(words: string, isOutdated: boolean): void {
  if (words) showStandingToast(id, words, isOutdated ? reload() : undefined);
  else toast.dismiss(id);
}
