import {
  toast,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
} from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAgencyZone } from '../../clock/admin/Moment.tsx';
import { momentWords } from '../../clock/momentWords.ts';
import type { Asked } from '../ask.ts';
import { say } from '../say.ts';
import { showStandingToast } from '../showStandingToast.ts';
import { dropOld, keep, readKept } from './keptInBrowser.ts';

interface Kept {
  /** `updatedAt` of the document that it was typed into. */
  on: unknown;
  data: Record<string, unknown>;
}

const prefix = 'unsaved ';

/**
 * Keeps in the browser what no draft has yet, and offers it when the document is opened again: a tab that ends without
 * a network has nowhere else to leave it. While something is offered, it is not written over.
 */
export function useKeptHere(path: string | undefined, write: (data: object) => Promise<Asked<unknown>>) {
  const { user } = useAuth();
  const { data } = useDocumentInfo();
  const zone = useAgencyZone();
  const [fields] = useAllFormFields();
  const { getData } = useForm();
  const isModified = useFormModified();
  const isSending = useFormBackgroundProcessing();
  // A drawer belongs to the document behind it, which bringing back would reload.
  const isInDrawer = useEditDepth() > 1;
  const key = user && path && !isInDrawer ? `${prefix}${user.id} ${path}` : undefined;
  const on: unknown = data?.updatedAt;
  const sent = useRef<Kept['data']>({});
  const saved = useRef<Kept['data']>({});
  /** True as well until it is known. */
  const isOffered = useRef(true);

  const forget = () => {
    if (key && !isOffered.current) localStorage.removeItem(key);
  };
  const drop = () => {
    isOffered.current = false;
    forget();
  };
  const bringBack = useEffectEvent(async (kept: Kept) => {
    const { answer, words } = await write({ ...(isModified ? getData() : {}), ...kept.data });
    if (!answer) return void toast.error(words);
    drop();
    removeEventListener('beforeunload', onBeforeUnload);
    location.reload();
  });
  const offer = useEffectEvent((id: string) => {
    dropOld(prefix);
    const kept = readKept<Kept>(id);
    const shown = getData();
    if (!kept || Object.entries(kept.data).every(([name, value]) => isSame(value, shown[name]))) return drop();
    const times = { typedAt: momentWords(kept.at, zone), savedAt: momentWords(String(on), zone) };
    const words =
      kept.on === on
        ? say('What you typed here last was not saved.')
        : say(
            'What you typed here at {typedAt} was not saved, and something else was at {savedAt}. Bringing it back replaces that in the same fields.',
            times,
          );
    showStandingToast(id, words, {
      label: say('Bring it back'),
      onClick(event) {
        event.preventDefault();
        void bringBack(kept);
      },
      onDismiss: drop,
    });
  });
  useEffect(() => {
    if (!key) return;
    isOffered.current = true;
    // Messages are shown once the page has woken.
    const timer = setTimeout(() => offer(key));
    return () => {
      clearTimeout(timer);
      toast.dismiss(key);
    };
  }, [key]);

  useEffect(() => {
    if (isSending) sent.current = getData();
  }, [getData, isSending]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new time says that what was sent is saved
  useEffect(() => {
    saved.current = sent.current;
  }, [on]);
  useEffect(() => {
    const values: Kept['data'] = reduceFieldsToValues(fields, true);
    // While a draft is sent, Payload says so even of one that will be refused.
    if (!isModified && !isSending) saved.current = values;
    if (!key || isOffered.current) return;
    // What the server changed as it saved is in its document.
    const isSaved = (name: string) => [saved.current, data].some((known) => isSame(values[name], known?.[name]));
    const typed = Object.entries(values).filter(([name]) => !isSaved(name));
    const kept: Kept = { on, data: Object.fromEntries(typed) };
    keep(key, typed.length > 0 ? kept : undefined);
  }, [data, fields, isModified, isSending, key, on]);

  return forget;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Makes the browser say, in its own words, that something is not saved, and offer to stay. */
export const onBeforeUnload = (event: Event) => event.preventDefault();
