'use client';

import { useEffect, useState } from 'react';
import { z } from 'zod/mini';

/** What is typed and not sent yet. */
export interface Draft {
  text: string;
  /** Of this text; of an answer the server takes each once. */
  key: string;
}

const stored = z.object({ text: z.string(), key: z.uuid(), at: z.number() });

const prefixes = { answer: 'frontage-answer-', note: 'frontage-note-' } as const;
/** ms after which nobody comes back to a draft. */
const keptMs = 30 * 24 * 3_600_000;

/**
 * The draft of somebody's answer to a request, or of a note about it. It is kept in this browser at every letter, so that neither a reload nor
 * another page costs it, and goes when it is sent.
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
    /** False until what was kept is there: what is typed before would be lost. */
    isReady: draft.key !== '',
    write(text: string) {
      keep({ text, key: draft.key });
    },
    /** The answer was taken, or its key was: what is written from now on is another one. */
    begin(text = '') {
      keep({ text, key: crypto.randomUUID() });
    },
  };
}

function read(name: string): (Draft & { at: number }) | undefined {
  try {
    return stored.parse(JSON.parse(localStorage.getItem(name) ?? ''));
  } catch {
    // Nothing is there, or nothing that we wrote.
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
