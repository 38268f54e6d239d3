'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postAndTell } from '../../admin/postAndTell.ts';
import { say } from '../../admin/say.ts';
import styles from './publication.module.css';

/** Renders every page again, whatever the ledger says: the remedy should a page differ from what was published. */
export function RenderAgain() {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);

  async function ask(): Promise<void> {
    setAsking(true);
    await postAndTell('/api/publication/render-again');
    router.refresh();
    setAsking(false);
  }

  return (
    <section className={styles.again} aria-label={say('Every page')}>
      <p>
        {say(
          'A publication renders the pages that changed. Should one ever show something else than was published, have all of them rendered again; visitors see what they saw until that is done.',
        )}
      </p>
      <Button buttonStyle="secondary" size="small" margin={false} disabled={isAsking} onClick={() => void ask()}>
        {say('Render every page again')}
      </Button>
    </section>
  );
}

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
