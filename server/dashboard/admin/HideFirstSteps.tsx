'use client';

import { Button, usePreferences } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { say } from '../../admin/say.ts';
import { hiddenFirstSteps } from './hiddenFirstSteps.ts';

export function HideFirstSteps() {
  const router = useRouter();
  const { setPreference } = usePreferences();
  async function hide(): Promise<void> {
    await setPreference(hiddenFirstSteps, { isHidden: true });
    router.refresh();
  }
  return (
    <Button buttonStyle="none" size="small" margin={false} onClick={() => void hide()}>
      {say('Hide this list')}
    </Button>
  );
}
