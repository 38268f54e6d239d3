'use client';

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
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useAgencyZone } from '../../clock/admin/ClockProvider.tsx';
import { momentWords } from '../../clock/momentWords.ts';
import { checkSignedIn, send, unreachable } from '../post.ts';
import { say } from '../say.ts';
import { showStandingToast } from '../showStandingToast.ts';
import { lostMarks } from './typedMarks.ts';
import { type Hindrance, watchUntilSaved } from './watchUntilSaved.ts';

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
  const [method, path] = globalSlug
    ? (['POST', `/api/globals/${globalSlug}`] as const)
    : (['PATCH', `/api/${collectionSlug}/${number}`] as const);
  const isThere = Boolean(globalSlug) || number !== undefined;
  const address = `${path}?draft=true&autosave=true&depth=0`;
  const write = (data: object) => send(method, address, { ...data, _status: 'draft' });
  const forget = useKeptHere(isThere ? path : undefined, write);

  useEffect(() => {
    if (!isModified || !isThere) return;
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [isModified, isThere]);

  const leave = useRef<() => void>(undefined);
  leave.current = () => {
    if (isModified && isThere) void write(getData()).then((answer) => answer?.ok && forget());
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

interface Kept {
  /** ISO time. */
  at: string;
  /** `updatedAt` of the document that it was typed into. */
  on: unknown;
  data: Record<string, unknown>;
}

const prefix = 'unsaved ';
const keptMs = 30 * 24 * 3_600_000;

/**
 * Keeps in the browser what no draft has yet, and offers it when the document is opened again: a tab that ends without
 * a network has nowhere else to leave it. While something is offered, it is not written over.
 */
function useKeptHere(path: string | undefined, write: (data: object) => Promise<Response | undefined>) {
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
    const answer = await write({ ...(isModified ? getData() : {}), ...kept.data });
    if (!answer?.ok) return void toast.error(await refusalIn(answer));
    drop();
    removeEventListener('beforeunload', onBeforeUnload);
    location.reload();
  });
  const offer = useEffectEvent((id: string) => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(prefix) && !read(name)) localStorage.removeItem(name);
    const kept = read(id);
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
    const kept: Kept = { at: new Date().toISOString(), on, data: Object.fromEntries(typed) };
    try {
      if (typed.length > 0) localStorage.setItem(key, JSON.stringify(kept));
      else localStorage.removeItem(key);
    } catch {
      // The storage of this browser is full. The draft follows in two seconds.
    }
  }, [data, fields, isModified, isSending, key, on]);

  return forget;
}

/** Returns what is kept under a key; undefined if it is old, or not what we wrote. */
function read(key: string): Kept | undefined {
  try {
    const kept: Kept = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Date.now() - Date.parse(kept.at) < keptMs ? kept : undefined;
  } catch {
    return undefined;
  }
}

async function refusalIn(answer: Response | undefined): Promise<string> {
  if (!answer) return unreachable();
  const found: { errors?: { message?: string }[]; message?: string } = await answer.json().catch(() => ({}));
  return found.message ?? found.errors?.[0]?.message ?? `HTTP ${answer.status}`;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Makes the browser say, in its own words, that something is not saved, and offer to stay. */
const onBeforeUnload = (event: Event) => event.preventDefault();

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
