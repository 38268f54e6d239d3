'use client';

import { useEffect, useState } from 'react';
import { isRecord } from '../../isRecord.ts';

export interface Draft {
  text: string;
  /** Belongs to this text. The server accepts an answer only once for each key. */
  key: string;
}

const prefixes = { answer: 'frontage-answer-', note: 'frontage-note-' } as const;
/** ms after which a draft is dropped, because nobody will come back to it. */
const keptMs = 30 * 24 * 3_600_000;

/**
 * The draft of a user's answer to a request, or of a note about it. It is stored in this browser with every letter, so
 * that neither a reload nor another page loses it, and removed once it is sent.
 */
export function useDraft(of: keyof typeof prefixes, user: number | string, lead: number) {
  const name = `${prefixes[of]}${user}-${lead}`;
  const [draft, setDraft] = useState<Draft>({ text: '', key: '' });

  useEffect(() => {
    dropOld();
    setDraft(read(name) ?? { text: '', key: crypto.randomUUID() });
  }, [name]);

  function keep(next: Draft): void {
    setDraft(next);
    if (next.text) localStorage.setItem(name, JSON.stringify({ ...next, at: Date.now() }));
    else localStorage.removeItem(name);
  }

  return {
    draft,
    /** False until the stored draft is loaded: text typed before would be lost. */
    isReady: draft.key !== '',
    write(text: string) {
      keep({ text, key: draft.key });
    },
    /** Begins a new draft, once the answer was accepted or its key was used already. */
    begin(text = '') {
      keep({ text, key: crypto.randomUUID() });
    },
  };
}

function read(name: string): (Draft & { at: number }) | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    const { at, key, text } = isRecord(stored) ? stored : {};
    return typeof at === 'number' && typeof key === 'string' && typeof text === 'string'
      ? { at, key, text }
      : undefined;
  } catch {
    // Not what we wrote.
    return undefined;
  }
}

function isDraft(name: string): boolean {
  return Object.values(prefixes).some((prefix) => name.startsWith(prefix));
}

function dropOld(): void {
  for (const name of Object.keys(localStorage).filter(isDraft)) {
    if (Date.now() - (read(name)?.at ?? 0) > keptMs) localStorage.removeItem(name);
  }
}
