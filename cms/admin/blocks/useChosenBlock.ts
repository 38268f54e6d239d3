import { blockMessage } from '@frontage/contract/preview.ts';
import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';
import { z } from 'zod';

const chosen = z.object({ type: z.literal(blockMessage), position: z.number().int().nonnegative() });

/** ms within which a block that opens shows its fields. */
const openingMs = 3_000;

/** Opens the block that was chosen in the preview beside the form, and leads to its first field. */
export function useChosenBlock(layoutPath: string): void {
  const { iframeRef, popupRef } = useLivePreviewContext();
  useEffect(() => {
    let opening: AbortController | undefined;
    const open = ({ data, source }: MessageEvent<unknown>) => {
      const frames = [iframeRef.current?.contentWindow, popupRef?.current];
      const message = chosen.safeParse(data);
      if (!message.success || !source || !frames.includes(source as Window)) return;
      opening?.abort();
      opening = new AbortController();
      openBlock(layoutPath, message.data.position, opening.signal);
    };
    addEventListener('message', open);
    return () => {
      opening?.abort();
      removeEventListener('message', open);
    };
  }, [iframeRef, popupRef, layoutPath]);
}

/** Fields come a moment after their block opens, and blocks after their part of the form. */
function openBlock(layoutPath: string, position: number, signal: AbortSignal): void {
  const tabs = [...document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button')];
  const rowId = `${layoutPath.replaceAll('.', '-')}-row-${position}`;
  if (!document.getElementById(rowId)) tabs.find(({ textContent }) => textContent === 'Blocks')?.click();
  const until = performance.now() + openingMs;
  let isPressed = false;
  const look = () => {
    if (signal.aborted || performance.now() > until) return;
    const row = document.getElementById(rowId);
    const toggle = row?.querySelector<HTMLElement>('.collapsible__toggle');
    if (!isPressed && toggle?.matches('.collapsible__toggle--collapsed')) toggle.click();
    isPressed ||= Boolean(toggle);
    // Fields are made as they come into view.
    row?.scrollIntoView({ block: 'start' });
    const field = row?.querySelector<HTMLElement>(firstField);
    field?.focus({ preventScroll: true });
    if (!field || document.activeElement !== field) requestAnimationFrame(look);
  };
  look();
}

const firstField = ['input:not([type="hidden"], :disabled)', 'textarea:not(:disabled)', '[contenteditable="true"]']
  .map((field) => `.collapsible__content ${field}`)
  .join(', ');
