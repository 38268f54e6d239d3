'use client';

import { Button } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { useAct } from './useAct.ts';

interface PostButtonProps {
  path: string;
  body?: object;
  isPrimary?: boolean;
  /** False where the parent sets the space around it. */
  margin?: boolean;
  children: ReactNode;
}

/** A button that posts to the admin, shows the answer, and has the page drawn again. */
export function PostButton({ body, children, isPrimary = false, margin = true, path }: PostButtonProps) {
  const { act, isBusy } = useAct();
  const look = { buttonStyle: isPrimary ? 'primary' : 'secondary', margin, size: 'small' } as const;
  return (
    <Button {...look} disabled={isBusy} onClick={() => void act(path, body)}>
      {children}
    </Button>
  );
}
