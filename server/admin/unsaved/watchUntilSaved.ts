import type { FormState } from 'payload';

export type Hindrance = 'away' | 'signedOut';

interface Unsaved {
  /** Whether the user is signed in; undefined if no answer arrived. */
  whetherSignedIn(): Promise<boolean | undefined>;
  /** Returns what is typed; a different object after each change. */
  getTyped(): object;
  save(): Promise<unknown>;
  tell(what: Hindrance): void;
  untell(): void;
}

/** ms between two checks. A draft is sent two seconds after the last letter. */
export const everyMs = 5_000;

/**
 * Watches unsaved changes: says so if they cannot be saved, and saves them once they can be. Changes that stay unsaved
 * although nobody types are sent once more. Ends when the returned function is called.
 */
export function watchUntilSaved({ getTyped, save, tell, untell, whetherSignedIn }: Unsaved): () => void {
  let isOver = false;
  let isTold = false;
  let seen: object | undefined;
  let sent: object | undefined;
  let timer = setTimeout(look, everyMs);
  async function look(): Promise<void> {
    const isSignedIn = await whetherSignedIn();
    if (isOver) return;
    const typed = getTyped();
    if (!isSignedIn) {
      tell(isSignedIn === undefined ? 'away' : 'signedOut');
      isTold = true;
    } else if (isTold || (typed === seen && typed !== sent)) {
      sent = typed;
      await save();
    }
    seen = typed;
    if (!isOver) timer = setTimeout(look, everyMs);
  }
  return () => {
    isOver = true;
    clearTimeout(timer);
    if (isTold) untell();
  };
}

/**
 * Returns the fields that lost their mark although what was typed into them is still there, unsaved. Payload (as of
 * 3.90.2) only marks the field that was typed into last, so the answer to an earlier draft takes back what was typed
 * into the others: `isModified`, where an answer to an older draft leaves the value alone. `typed` is kept between calls: the value of each field since somebody typed into it.
 */
export function lostMarks(typed: Map<string, unknown>, before: FormState, now: FormState): string[] {
  for (const [path, field] of Object.entries(now))
    if (field?.isModified && field.value !== before[path]?.value) typed.set(path, field.value);
  return [...typed].flatMap(([path, value]) => {
    const field = now[path];
    if (field?.value !== value) typed.delete(path);
    return field && field.value === value && !field.isModified ? [path] : [];
  });
}
