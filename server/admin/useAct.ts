import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type Asked, ask } from './ask.ts';
import { say } from './say.ts';

/** Shows what came of something that somebody had the admin do. */
export function tell({ answer, words }: Pick<Asked<unknown>, 'answer' | 'words'>): void {
  if (answer) toast.success(words || say('It is done'));
  else toast.error(words);
}

interface Act {
  /** False where what is shown stays as it is, or the caller draws it. */
  isDrawnAgain?: boolean;
  /** What is said where no answer arrives, if it is more than that. */
  whenLost?: string;
}

/** Has the admin do something, shows what came of it, and has the page drawn again. `isBusy`: until it is answered. */
export function useAct({ isDrawnAgain = true, whenLost }: Act = {}) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);

  async function act<Answer extends object>(path: string, body?: object): Promise<Asked<Answer>> {
    setIsBusy(true);
    const asked = await ask<Answer>('POST', path, body);
    tell(asked.status === 0 && whenLost ? { ...asked, words: whenLost } : asked);
    if (isDrawnAgain) router.refresh();
    setIsBusy(false);
    return asked;
  }

  return { act, isBusy };
}
