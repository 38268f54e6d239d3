'use client';

import {
  toast,
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { ask, checkSignedIn } from '../ask.ts';
import { say } from '../say.ts';
import { showStandingToast } from '../showStandingToast.ts';
import { onBeforeUnload, useKeptHere } from './useKeptHere.ts';
import { type Hindrance, lostMarks, watchUntilSaved } from './watchUntilSaved.ts';

const id = 'unsaved';

const words: Record<Hindrance, string> = {
  away: 'Not saved: the admin does not answer. What you typed stays here, and is saved once it answers again.',
  signedOut:
    'Not saved: you are signed out. Sign in again, in another tab: what you typed stays here, and is saved then.',
};

/**
 * Keeps all that was typed into a draft. Payload (as of 3.90.2) sends it once, two seconds after the last letter. What
 * was typed just before leaving was lost, and after a request without an answer, it was sent again only once more was
 * typed.
 */
export function KeepTyped() {
  useTypedMarks();
  const {
    collectionSlug,
    globalSlug,
    id: number,
    mostRecentVersionIsAutosaved: isInVersion,
    setMostRecentVersionIsAutosaved: noteVersion,
    setUnpublishedVersionCount: countUnpublished,
  } = useDocumentInfo();
  const { getData, getFields, setBackgroundProcessing, submit } = useForm();
  const isModified = useFormModified();
  const isSending = useFormBackgroundProcessing();
  const [method, path] = globalSlug
    ? (['POST', `/api/globals/${globalSlug}`] as const)
    : (['PATCH', `/api/${collectionSlug}/${number}`] as const);
  const isThere = Boolean(globalSlug) || number !== undefined;
  const address = `${path}?draft=true&autosave=true&depth=0`;
  const write = (data: object) => ask(method, address, { ...data, _status: 'draft' });
  const forget = useKeptHere(isThere ? path : undefined, write);

  useEffect(() => {
    if (!isModified || !isThere) return;
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [isModified, isThere]);

  const leave = useRef<() => void>(undefined);
  leave.current = () => {
    // Also while a draft is sent, whose answer would find nobody, and what was typed would be offered as unsaved.
    if ((isModified || isSending) && isThere) void write(getData()).then(({ answer }) => answer && forget());
  };
  useEffect(() => () => leave.current?.(), []);

  const save = useRef<() => Promise<unknown>>(undefined);
  save.current = async () => {
    // Until it is answered, as in Payload's own saves, letters count as typed since.
    setBackgroundProcessing(true);
    const answer = await submit({
      acceptValues: { overrideLocalChanges: false },
      action: address,
      context: { getDocPermissions: false, incrementVersionCount: !isInVersion },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method,
      overrides: { _status: 'draft' },
      skipValidation: true,
    }).finally(() => setBackgroundProcessing(false));
    // Payload does this after its own saves. It tells Payload that there is something to publish.
    if (!answer?.res.ok || isInVersion) return;
    noteVersion(true);
    countUnpublished((count) => count + 1);
  };
  useEffect(() => {
    if (!isModified || !isThere) return;
    return watchUntilSaved({
      whetherSignedIn: checkSignedIn,
      getTyped: getFields,
      save: async () => save.current?.(),
      tell,
      untell: () => toast.dismiss(id),
    });
  }, [getFields, isModified, isThere]);

  return null;
}

function tell(what: Hindrance): void {
  const signIn = { label: say('Sign in'), onClick: () => open('/admin/login', '_blank') };
  showStandingToast(id, say(words[what]), what === 'signedOut' ? signIn : undefined);
}

/** Keeps what was typed into several fields while a draft was being sent: see {@link lostMarks}. */
function useTypedMarks(): void {
  const [fields, dispatch] = useAllFormFields();
  const isModified = useFormModified();
  const seen = useRef<FormState>(fields);
  const typed = useRef(new Map<string, unknown>());

  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = fields;
    // Everything is saved. From here on, the server's values count.
    if (!isModified) typed.current.clear();
    const lost = lostMarks(typed.current, before, fields);
    if (lost.length === 0) return;
    const marked = lost.flatMap((path) => {
      const field = fields[path];
      // Lists are skipped: their rows have a state of their own, such as folded, which another answer may just have
      // changed.
      return field && !field.rows ? [[path, { ...field, isModified: true }] as const] : [];
    });
    dispatch({ type: 'UPDATE_MANY', formState: Object.fromEntries(marked) });
  }, [dispatch, fields, isModified]);
}
