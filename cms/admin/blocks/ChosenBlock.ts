'use client';

import { blockMessage } from '@frontage/contract/preview.ts';
import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';
import { z } from 'zod';
import { openPart } from '../fields/openPart.ts';

const chosen = z.object({ type: z.literal(blockMessage), position: z.number().int().nonnegative() });

/** ms within which a block that opens shows its fields. */
const openingMs = 3_000;

interface Place {
  /** Where in the form the blocks stand. */
  layoutPath: string;
  /** The part of the form that holds them. */
  part: string;
}

/** Opens the block that was chosen in the preview beside the form, and leads to its first field. It shows nothing. */
export function ChosenBlock({ layoutPath, part }: Place) {
  const { iframeRef, popupRef } = useLivePreviewContext();
  useEffect(() => {
    let opening: AbortController | undefined;
    const open = ({ data, source }: MessageEvent<unknown>) => {
      const frames = [iframeRef.current?.contentWindow, popupRef?.current];
      const message = chosen.safeParse(data);
      if (!message.success || !source || !frames.includes(source as Window)) return;
      opening?.abort();
      opening = new AbortController();
      openBlock({ layoutPath, part }, message.data.position, opening.signal);
    };
    // Whoever goes on in the form is led nowhere any more.
    const leave = () => opening?.abort();
    const ownMoves = ['keydown', 'pointerdown', 'wheel'] as const;
    addEventListener('message', open);
    for (const move of ownMoves) addEventListener(move, leave, { passive: true });
    return () => {
      leave();
      removeEventListener('message', open);
      for (const move of ownMoves) removeEventListener(move, leave);
    };
  }, [iframeRef, popupRef, layoutPath, part]);
  return null;
}

/**
 * Fields come a moment after their block opens, and blocks after their part of the form; those above it move it as they
 * come into view. So it is led to until its field has the focus and it stands still.
 */
function openBlock({ layoutPath, part }: Place, position: number, signal: AbortSignal): void {
  const rowId = `${layoutPath.replaceAll('.', '-')}-row-${position}`;
  if (!document.getElementById(rowId)) openPart(part);
  const until = performance.now() + openingMs;
  let isOpen = false;
  let top: number | undefined;
  const look = () => {
    if (signal.aborted || performance.now() > until) return;
    const row = document.getElementById(rowId);
    const toggle = row?.querySelector<HTMLElement>('.collapsible__toggle');
    if (!isOpen && toggle?.matches('.collapsible__toggle--collapsed')) toggle.click();
    isOpen ||= Boolean(toggle);
    row?.scrollIntoView({ block: 'start' });
    const field = row?.querySelector<HTMLElement>(firstField);
    field?.focus({ preventScroll: true });
    const before = top;
    top = row?.getBoundingClientRect().top;
    const isThere = field && document.activeElement === field && top === before;
    if (!isThere) requestAnimationFrame(look);
  };
  look();
}

const firstField = ['input:not([type="hidden"], :disabled)', 'textarea:not(:disabled)', '[contenteditable="true"]']
  .map((field) => `.collapsible__content ${field}`)
  .join(', ');
