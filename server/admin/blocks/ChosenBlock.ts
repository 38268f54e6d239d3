'use client';

import { blockMessage } from '@frontage/contract/preview.ts';
import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';
import { isRecord } from '../../isRecord.ts';
import { leadTo } from '../fields/leadTo.ts';

interface Place {
  layoutPath: string;
  part: string;
}

/** Opens the block that was chosen in the preview next to the form, and moves to its first field. Renders nothing. */
export function ChosenBlock({ layoutPath, part }: Place) {
  const { iframeRef, popupRef } = useLivePreviewContext();
  useEffect(() => {
    const open = ({ data, source }: MessageEvent<unknown>) => {
      const frames = [iframeRef.current?.contentWindow, popupRef?.current];
      if (!source || !frames.includes(source as Window)) return;
      if (!isRecord(data) || data.type !== blockMessage || !Number.isInteger(data.position)) return;
      leadTo(`${layoutPath}.${data.position}`, [part]);
    };
    addEventListener('message', open);
    return () => removeEventListener('message', open);
  }, [iframeRef, popupRef, layoutPath, part]);
  return null;
}
