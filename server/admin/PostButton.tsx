'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { postAndTell } from './postAndTell.ts';

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
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);

  async function press(): Promise<void> {
    setIsBusy(true);
    await postAndTell(path, body);
    router.refresh();
    setIsBusy(false);
  }

  const look = { buttonStyle: isPrimary ? 'primary' : 'secondary', margin, size: 'small' } as const;
  return (
    <Button {...look} disabled={isBusy} onClick={() => void press()}>
      {children}
    </Button>
  );
}
