import { toast } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { FieldsToFix } from '../../admin/refusals/FieldsToFix.tsx';
import type { DocumentState } from '../documentState.ts';
import { faultWords, fieldsOfFault } from './faultWords.ts';

const id = 'fault';

/**
 * Shows the fault as a toast to the editor who has just published: next to the form it may be out of view, after they
 * were told that it is done.
 */
export function useFaultToast(state: DocumentState | undefined, lead: (path: string) => void): void {
  const before = useRef(state?.kind);
  useEffect(() => {
    if (!state) return;
    const isNew = before.current !== undefined && before.current !== 'fault';
    before.current = state.kind;
    if (state.kind !== 'fault') toast.dismiss(id);
    else if (isNew) {
      const words = <FieldsToFix heading={faultWords(state.isKept)} fields={fieldsOfFault(state)} lead={lead} />;
      toast.error(words, { id, duration: Number.POSITIVE_INFINITY });
    }
  }, [state, lead]);
  useEffect(() => () => void toast.dismiss(id), []);
}
