'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postAndTell } from '../../admin/postAndTell.ts';
import { say } from '../../admin/say.ts';

/** Shows visitors a release, or what is published where none is named; reports the result. */
export function ChooseRelease({ release }: { release: string | undefined }) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);

  async function choose(): Promise<void> {
    setAsking(true);
    if (release) await postAndTell('/api/publication/hold', { release });
    else await postAndTell('/api/publication/follow');
    router.refresh();
    setAsking(false);
  }

  return (
    <Button buttonStyle="secondary" size="small" margin={false} disabled={isAsking} onClick={() => void choose()}>
      {release ? say('Show visitors this one') : say('Show visitors what is published')}
    </Button>
  );
}
