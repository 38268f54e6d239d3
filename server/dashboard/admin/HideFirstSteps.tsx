'use client';

import { usePreferences } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { Plain } from '../../admin/fields/controls.tsx';
import { say } from '../../admin/say.ts';
import { hiddenFirstSteps } from './hiddenFirstSteps.ts';

export function HideFirstSteps() {
  const router = useRouter();
  const { setPreference } = usePreferences();
  async function hide(): Promise<void> {
    await setPreference(hiddenFirstSteps, { isHidden: true });
    router.refresh();
  }
  return <Plain onClick={() => void hide()}>{say('Hide this list')}</Plain>;
}
